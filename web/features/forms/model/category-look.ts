import {
  Banknote,
  Building2,
  FileText,
  Gavel,
  Handshake,
  HardHat,
  House,
  Landmark,
  Leaf,
  type LucideIcon,
  ReceiptIndianRupee,
  Scale,
  ShoppingBag,
  Users,
} from 'lucide-react'
import type { CategoryView } from '#shared/contract/forms.ts'

/** A category as a row shows it: `icon` and `colour` are names, looked up here. */
export type ShownCategory = Pick<CategoryView, 'area' | 'icon' | 'colour'>
export type CategoryLook = { Icon: LucideIcon; ink: string; edge: string }

const icons: Record<string, LucideIcon> = {
  scale: Scale,
  gavel: Gavel,
  users: Users,
  'building-2': Building2,
  'hard-hat': HardHat,
  'receipt-indian-rupee': ReceiptIndianRupee,
  house: House,
  'shopping-bag': ShoppingBag,
  landmark: Landmark,
  handshake: Handshake,
  banknote: Banknote,
  leaf: Leaf,
}

/** Class names are written out, because Tailwind generates only those that it finds in the source. */
const inks: Record<string, Omit<CategoryLook, 'Icon'>> = {
  civil: { ink: 'text-area-civil', edge: 'border-l-area-civil' },
  criminal: { ink: 'text-area-criminal', edge: 'border-l-area-criminal' },
  family: { ink: 'text-area-family', edge: 'border-l-area-family' },
  corporate: { ink: 'text-area-corporate', edge: 'border-l-area-corporate' },
  labour: { ink: 'text-area-labour', edge: 'border-l-area-labour' },
  tax: { ink: 'text-area-tax', edge: 'border-l-area-tax' },
  property: { ink: 'text-area-property', edge: 'border-l-area-property' },
  consumer: { ink: 'text-area-consumer', edge: 'border-l-area-consumer' },
  constitutional: { ink: 'text-area-constitutional', edge: 'border-l-area-constitutional' },
  arbitration: { ink: 'text-area-arbitration', edge: 'border-l-area-arbitration' },
  banking: { ink: 'text-area-banking', edge: 'border-l-area-banking' },
  special: { ink: 'text-area-special', edge: 'border-l-area-special' },
}
const plain = { ink: 'text-muted', edge: 'border-l-edge' }

export function findCategoryLook(category: Omit<ShownCategory, 'area'> | undefined): CategoryLook {
  return {
    Icon: icons[category?.icon ?? ''] ?? FileText,
    ...(inks[category?.colour ?? ''] ?? plain),
  }
}
