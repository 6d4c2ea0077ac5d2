import type { Lang } from '@logres/board-kit'

export interface Labels {
  readonly parts: Readonly<Record<string, { readonly title: string; readonly hint: string }>>
  readonly fields: Readonly<Record<string, string>>
  region(no: number): string
  readonly none: string
}

export const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    parts: {
      regions: { title: 'Regions', hint: 'The eleven cards: landscape, crowns, castle.' },
      tiles: { title: 'Supply tiles', hint: 'How many there are of each.' },
    },
    fields: { landscape: 'Landscape', crowns: 'Crowns', castle: 'Castle' },
    region: (no) => `Region ${no}`,
    none: 'none',
  },
  fr: {
    parts: {
      regions: { title: 'Régions', hint: 'Les onze cartes : paysage, couronnes, château.' },
      tiles: { title: 'Tuiles de renfort', hint: 'Combien il y en a de chaque.' },
    },
    fields: { landscape: 'Paysage', crowns: 'Couronnes', castle: 'Château' },
    region: (no) => `Région ${no}`,
    none: 'aucun',
  },
  de: {
    parts: {
      regions: { title: 'Gebiete', hint: 'Die elf Karten: Landschaft, Kronen, Burg.' },
      tiles: { title: 'Nachschubtafeln', hint: 'Wie viele es von jeder gibt.' },
    },
    fields: { landscape: 'Landschaft', crowns: 'Kronen', castle: 'Burg' },
    region: (no) => `Gebiet ${no}`,
    none: 'keine',
  },
  it: {
    parts: {
      regions: { title: 'Territori', hint: 'Le undici carte: paesaggio, corone, castello.' },
      tiles: { title: 'Tessere rinforzo', hint: 'Quante ce ne sono di ogni tipo.' },
    },
    fields: { landscape: 'Paesaggio', crowns: 'Corone', castle: 'Castello' },
    region: (no) => `Territorio ${no}`,
    none: 'nessuno',
  },
}
