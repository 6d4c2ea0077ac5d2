/* What the things on the board are. `who` is a name; null is the reader. */
const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const whose = (who: string | null) => (who === null ? 'Your' : `${who}’s`)

export const messages = {
  mist: (hidden: number) =>
    hidden === 1
      ? 'The last region in the mist. It is turned up when somebody conquers it.'
      : `One of ${hidden} regions in the mist. It is turned up when somebody conquers it, and is worth 1 to 3 crowns.`,
  nobodys: 'It belongs to nobody.',
  yours: 'It is yours.',
  theirs: (name: string) => `It is ${name}’s.`,
  costs: (who: string | null, n: number) => `To conquer it would cost ${who ?? 'you'} ${cards(n)}.`,
  needs: (who: string | null, has: number, needed: number) =>
    who === null
      ? `To attack it you need ${cards(needed)} there; you have ${has}.`
      : `To attack it ${who} needs ${cards(needed)} there and has ${has}.`,
  pileTitle: (who: string | null, place: string) => `${whose(who)} pile at ${place}`,
  pile: (n: number, list: string) =>
    n === 0
      ? 'No card lies here.'
      : `${cards(n)}, from the top: ${list}. A sorceress of the same colour can enchant the top card.`,
  crownsTitle: (who: string | null) => `${whose(who)} crowns`,
  crowns: (n: number, toWin: number) => `${n} of ${toWin}. A player who owns ${toWin} at the end of their plays wins.`,
  handTitle: (who: string | null) => `${whose(who)} hand`,
  hand: (n: number) => `${cards(n)}. No more than five may be kept at the end of a turn.`,
  known: (list: string) => `Seen by you: ${list}.`,
  knight: 'It reinforces any region, attacks one that is not yours, or resists an attack by a card of its colour.',
  sorceress:
    'She reinforces any region, enchants the top card of an opposing pile if it has her colour, or counters a spell of her colour.',
  circle: 'With the stone circle she may attack too.',
  could: (attacks: number, spells: number) => {
    const list = [
      ...(attacks === 0 ? [] : [attacks === 1 ? 'attack 1 region' : `attack ${attacks} regions`]),
      ...(spells === 0 ? [] : [`enchant ${cards(spells)}`]),
    ]
    return list.length === 0 ? 'Right now it can only reinforce.' : `Right now it could ${list.join(' or ')}.`
  },
  noTile: 'A dark tile lies here from the end of one turn to the start of the next.',
  gives: (who: string | null, n: number) => `Now it would give ${who ?? 'you'} ${cards(n)}.`,
  givesLater: (who: string | null, n: number) =>
    `As things are it will give ${who ?? 'you'} ${cards(n)} at the start of the next turn.`,
  used: 'It has been used, and comes back once all nine have been.',
  drawTitle: 'Draw pile',
  drawPile: (n: number) => `${cards(n)}, face down. When none is left, the discards become the new pile.`,
  discards: (n: number) => `${cards(n)}, open to all. They become the new draw pile when that is empty.`,
  conquestsTitle: 'Conquests this turn',
  conquests: (n: number) => `${n} of 2. Attacks that fail do not count.`,
}

export type Messages = typeof messages
