import { Arguments, UsageError } from '../arguments.ts'

export async function runMigrateStore(args: readonly string[]): Promise<number> {
  const given = new Arguments(args, { texts: ['from', 'to'], most: 0 })
  const from = given.text('from')
  const to = given.text('to') ?? process.env.LOGRES_STORE
  if (from === undefined) throw new UsageError('From where? Give --from sqlite:FILE.')
  if (to === undefined) throw new UsageError('To where? Give --to postgres://…, or set LOGRES_STORE.')
  // Only here: the other verbs need not wait until a server is loaded.
  const { moveStore, MoveFailed } = await import('@logres/server')
  try {
    const counts = await moveStore(from, to)
    const full = [...counts].filter(([, n]) => n > 0).map(([name, n]) => `${name} ${n}`)
    const sum = [...counts.values()].reduce((a, b) => a + b, 0)
    console.log(`${sum} rows were moved, and counted there: ${full.join(', ') || 'there were none'}.`)
    return 0
  } catch (error) {
    if (error instanceof MoveFailed) throw new UsageError(error.message)
    throw error
  }
}
