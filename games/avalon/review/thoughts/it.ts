/* What a player may think about, in Italian. */
import { type Sentences, thoughtsIn } from './sentences.ts'

export const sentences: Sentences = {
  nearWin: ({ crowns }) => `Hai ${crowns} corone su 15. Quale territorio basterebbe per vincere?`,
  danger: ({ crowns }) => `L’avversario ha ${crowns} corone. Quale territorio non deve cadere, e quale puoi prendere?`,
  overflow: ({ cards }) => `Hai ${cards} carte e puoi tenerne cinque. Quali giochi?`,
  undefended: ({ knights }) =>
    knights === 1
      ? 'Hai un cavaliere. Quale territorio non è difeso da nessuno?'
      : `Hai ${knights} cavalieri. Quale territorio non è difeso da nessuno?`,
  knights: ({ knights }) =>
    knights === 1
      ? 'Hai un cavaliere. C’è un territorio che lo vale, o lo tieni per rispondere a un attacco?'
      : `Hai ${knights} cavalieri. Quale territorio non tuo è tenuto da meno carte?`,
  noKnight: () => 'Non hai cavalieri. A quale pila serve una carta, e che cosa può rubare una strega?',
  tile: () => 'Quale tessera rende di più adesso, e quale renderebbe di più al tuo prossimo turno?',
  attacked: () => 'Quanto ti costerebbe perdere questo territorio, e a che altro ti serve il cavaliere?',
  enchanted: () => 'Questa carta vale una strega per te?',
  losses: ({ cards }) =>
    cards === 1
      ? 'Una carta da pagare. Quale ti mancherà di meno?'
      : `${cards} carte da pagare. Quali ti mancheranno di meno?`,
}

export const sayThought = thoughtsIn(sentences)
