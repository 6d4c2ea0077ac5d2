/* Who owns which region, as it was kept on the device; nobody where it does not fit. */
export function readOwners(value: unknown, regions: number, players: number): readonly (number | null)[] {
  const list: readonly unknown[] = Array.isArray(value) && value.length === regions ? value : []
  return Array.from({ length: regions }, (_, i) => {
    const owner = list[i]
    return typeof owner === 'number' && Number.isInteger(owner) && owner >= 0 && owner < players ? owner : null
  })
}
