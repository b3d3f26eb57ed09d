export type ClassName = string | false | null | undefined

export function joinClasses(...names: ClassName[]): string {
  return names.filter(Boolean).join(' ')
}
