/* A real browser for tests, and pages for it. */
export * from './browser.ts'
export * from './bundle.ts'
