/* What the end of a match is shown with. Not part of the index of the package: it is loaded when a match is over. */
export * from './chart.tsx'
export type * from './contract.ts'
export * from './reason.ts'
export { strong } from './strong.tsx'
