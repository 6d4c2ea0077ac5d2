/* Enters an edition into the editor as a person would: field by field, by what the form of the game says there is. */
import type { EditionField, EditionForm, EditionPath } from '@logres/board-kit'
import type { Page } from 'playwright-core'
import { anchorOf, valueAt } from '../../src/pages/editions/values.ts'

/** From what the editor begins with to what is wanted. */
export async function enterEdition(page: Page, form: EditionForm, wanted: object, start: object): Promise<void> {
  for (const { name, field } of form.parts) {
    const [from, to] = [valueAt(start, [name]), valueAt(wanted, [name])]
    if (JSON.stringify(from) === JSON.stringify(to)) continue
    await page.locator(`[data-part="${name}"] > summary`).click()
    await enter(page, field, [name], from, to)
    await page.locator(`[data-part="${name}"] > summary`).click()
  }
  if ('name' in wanted) await page.getByLabel('Name of the edition').fill(String(wanted.name))
}

const control = (page: Page, path: EditionPath) => page.locator(`[id="${anchorOf(path)}"]`)

async function enter(page: Page, field: EditionField, path: EditionPath, from: unknown, to: unknown): Promise<void> {
  // What may be left out stays as the form has it.
  if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) return
  switch (field.kind) {
    case 'choice':
      await control(page, path).selectOption({ index: field.values.map(String).indexOf(String(to)) })
      return
    case 'whole':
      await control(page, path).fill(String(to))
      return
    case 'flag':
      await control(page, path).setChecked(to === true)
      return
    case 'set':
      for (const [i, word] of field.values.entries())
        await control(page, path).getByRole('checkbox').nth(i).setChecked(listIn(to).includes(word))
      return
    case 'list':
      return enterList(page, field, path, listIn(from), listIn(to))
    case 'group':
      for (const [name, each] of Object.entries(field.fields))
        await enter(page, each, [...path, name], valueAt(from, [name]), valueAt(to, [name]))
      return
    case 'variants': {
      const kind = String(valueAt(to, ['kind']))
      const variant = field.variants[kind]
      if (variant === undefined) throw new Error(`no variant ${kind}`)
      const isOther = kind !== valueAt(from, ['kind'])
      if (isOther)
        await control(page, [...path, 'kind']).selectOption({ index: Object.keys(field.variants).indexOf(kind) })
      const now = isOther ? variant.first : from
      for (const [name, each] of Object.entries(variant.fields))
        await enter(page, each, [...path, name], valueAt(now, [name]), valueAt(to, [name]))
    }
  }
}

type ListField = Extract<EditionField, { kind: 'list' }>

/** Adds and removes at the end. */
async function enterList(
  page: Page,
  field: ListField,
  path: EditionPath,
  from: readonly unknown[],
  to: readonly unknown[],
): Promise<void> {
  const now = [...from]
  const list = page.locator(`[data-list="${anchorOf(path)}"]`)
  for (; now.length < to.length; now.push(field.added)) await list.locator('xpath=following-sibling::button[1]').click()
  for (; now.length > to.length; now.pop()) await list.locator('> li').last().locator('> .icon-button').click()
  for (const [i, each] of to.entries()) await enter(page, field.of, [...path, i], now[i], each)
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
