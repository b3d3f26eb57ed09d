export type Clock = () => Date

export const systemClock: Clock = () => new Date()

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
