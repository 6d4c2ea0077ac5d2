/* Questions as people ask them at the table: the rule that answers is among the first three results. */
import { type Asked, unanswered } from '@logres/rulebook/reading'
import { ruleSearch } from '@logres/rulebook/search'
import { describe, expect, it } from 'vitest'
import { loadBook, loadSearch } from '../../book/index.ts'

const ASKED = {
  en: [
    ['joker', '1.1', '6.3', '5.1'],
    ['can I lie about my cards', '4.2'],
    ['do I have to keep my promise', '4.2'],
    ['what happens if two jokers meet', '6.3'],
    ['tie in a duel', '6.4', '7.1'],
    ['how much money do we start with', '2.2'],
    ['who fights whom', '1.3'],
    ['a weapon is missing', '5.1', '5.2'],
    ['can I still win when I am eliminated', '5.3', '8.1'],
    ['can I trade after I am out', '4.1', '5.3'],
    ['what happens to the winning card', '6.2'],
    ['buy a card from the heap', '6.5'],
    ['which token is the right one', '7.1'],
    ['I touched the wrong token', '7.2'],
    ['two dots', '7.1'],
    ['how many cards with four players', '2.1'],
    ['can I give a card away as a gift', '4.1'],
    ['who wins the game', '8.1'],
    ['odd number of knights', '1.3', '5.2'],
    ['can I quit the tournament', '5.2'],
    ['when does the barter end', '4.4'],
    ['are purses secret', '1.2'],
  ],
  fr: [
    ['joker', '1.1', '6.3', '5.1'],
    ['puis-je mentir sur mes cartes', '4.2'],
    ['faut-il tenir une promesse', '4.2'],
    ['deux jokers se rencontrent', '6.3'],
    ['égalité dans un duel', '6.4', '7.1'],
    ['combien d’argent au départ', '2.2'],
    ['qui affronte qui', '1.3'],
    ['il me manque une arme', '5.1', '5.2'],
    ['peut-on gagner en étant éliminé', '5.3', '8.1'],
    ['puis-je échanger une fois exclu', '4.1', '5.3'],
    ['que devient la carte gagnante', '6.2'],
    ['acheter une carte du tas', '6.5'],
    ['quel est le bon jeton', '7.1'],
    ['j’ai touché le mauvais jeton', '7.2'],
    ['deux points sur le petit jeton', '7.1'],
    ['combien de cartes à quatre joueurs', '2.1'],
    ['donner une carte en cadeau', '4.1'],
    ['qui gagne la partie', '8.1'],
    ['nombre impair de chevaliers', '1.3', '5.2'],
    ['abandonner le tournoi', '5.2'],
    ['quand finit le troc', '4.4'],
    ['les bourses sont-elles secrètes', '1.2'],
  ],
  de: [
    ['Joker', '1.1', '6.3', '5.1'],
    ['Darf ich über meine Karten lügen?', '4.2'],
    ['Muss ich ein Versprechen halten?', '4.2'],
    ['Zwei Joker treffen aufeinander', '6.3'],
    ['Gleichstand im Zweikampf', '6.4', '7.1'],
    ['Wie viel Geld hat man am Anfang?', '2.2'],
    ['Wer kämpft gegen wen?', '1.3'],
    ['Mir fehlt eine Waffe', '5.1', '5.2'],
    ['Kann ich noch gewinnen, wenn ich ausgeschieden bin?', '5.3', '8.1'],
    ['Darf ich tauschen, wenn ich raus bin?', '4.1', '5.3'],
    ['Was passiert mit der Karte, die gewinnt?', '6.2'],
    ['Karte vom Haufen kaufen', '6.5'],
    ['Welche Marke ist richtig?', '7.1'],
    ['falsche Marke berührt', '7.2'],
    ['zwei Punkte auf der kleinen Marke', '7.1'],
    ['Wie viele Karten bei vier Spielern?', '2.1'],
    ['Karte verschenken', '4.1'],
    ['Wer gewinnt das Spiel?', '8.1'],
    ['ungerade Zahl von Rittern', '1.3', '5.2'],
    ['aus dem Turnier aussteigen', '5.2'],
    ['Wann endet der Tausch?', '4.4'],
    ['Sind die Beutel geheim?', '1.2'],
  ],
  it: [
    ['jolly', '1.1', '6.3', '5.1'],
    ['posso mentire sulle mie carte', '4.2'],
    ['devo mantenere una promessa', '4.2'],
    ['due jolly si incontrano', '6.3'],
    ['parità in un duello', '6.4', '7.1'],
    ['con quanti soldi si comincia', '2.2'],
    ['chi affronta chi', '1.3'],
    ['mi manca un’arma', '5.1', '5.2'],
    ['posso ancora vincere da eliminato', '5.3', '8.1'],
    ['posso scambiare se sono fuori', '4.1', '5.3'],
    ['che fine fa la carta vincente', '6.2'],
    ['comprare una carta dal mucchio', '6.5'],
    ['qual è il gettone giusto', '7.1'],
    ['ho toccato il gettone sbagliato', '7.2'],
    ['due punti sul gettone piccolo', '7.1'],
    ['quante carte in quattro giocatori', '2.1'],
    ['regalare una carta', '4.1'],
    ['chi vince la partita', '8.1'],
    ['numero dispari di cavalieri', '1.3', '5.2'],
    ['abbandonare il torneo', '5.2'],
    ['quando finisce il baratto', '4.4'],
    ['le borse sono segrete', '1.2'],
  ],
} as const satisfies Readonly<Record<string, readonly Asked[]>>

describe.each(['en', 'fr', 'de', 'it'] as const)('the search in %s', (language) => {
  it('answers questions among the first three results', async () => {
    const search = ruleSearch(await loadBook(language), language, await loadSearch(language))
    const find = (question: string) => search.find(question).flatMap(({ hits }) => hits.map(({ no }) => no))
    const missed = unanswered(find, ASKED[language])
    const all = ASKED[language].length
    console.info(`tournament ${language}: ${all - missed.length} of ${all} questions answered among the first three`)
    expect([all >= 15, missed]).toEqual([true, []])
  })
})
