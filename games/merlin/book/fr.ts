/* Le livret de règles de Merlin en français. */
import { words } from '@logres/rulebook/fr'
import { figures } from './fr/figures.ts'
import { introduction } from './fr/introduction.ts'
import { material } from './fr/material.ts'
import { modules } from './fr/modules.ts'
import { scoring } from './fr/scoring.ts'
import { turn } from './fr/turn.ts'
import { merlinBook } from './plan.ts'

export const book = merlinBook({
  title: 'Merlin',
  subtitle: 'Des dés autour de la table du roi Arthur, de deux à quatre joueurs. De Stefan Feld et Michael Rieneck.',
  words,
  introduction,
  chapters: {
    1: 'Le matériel',
    2: 'La mise en place',
    3: 'Les manches et les tours',
    4: 'Les cases',
    5: 'Les quêtes',
    6: 'Les drapeaux',
    7: 'Le décompte',
    8: 'La fin',
    9: 'Module : La Faveur du Roi',
    10: 'Extension : Chevaliers de la Table Ronde',
  },
  rules: { ...material, ...turn, ...scoring, ...modules },
  figures,
  glossary: {
    province: {
      word: 'province',
      meaning: 'L’un des six pays de l’anneau, chacun avec sa couleur et son animal.',
    },
    space: { word: 'case', meaning: 'L’une des 24 places de l’anneau. Chacune offre une action.' },
    castle: {
      word: 'château',
      meaning: 'Ce que tu as à côté du plateau : objets, serviteurs, compteurs, traîtres.',
    },
    item: { word: 'objet', meaning: 'Un bouclier, un drapeau ou un matériau.' },
    servant: {
      word: 'serviteur',
      meaning: 'Dame d’honneur, porte-bouclier, porte-drapeau ou maçon. Chacun a sa place dans toutes les provinces.',
    },
    counter: {
      word: 'compteur d’influence',
      meaning: 'Ouvre les cases d’influence et fait gagner les provinces. Chacun en a 7.',
    },
    material: { word: 'matériau', meaning: 'Paie un manoir sur une tuile qui admet sa couleur.' },
    domain: { word: 'domaine', meaning: 'Les tuiles de montagnes, de bois et de lacs où l’on bâtit les manoirs.' },
    manor: {
      word: 'manoir',
      meaning: 'Reste sur sa tuile du domaine jusqu’à la fin de la partie. Chacun en a 7.',
    },
    tower: { word: 'tour', meaning: 'Sur certaines tuiles. Qui y bâtit reçoit quelque chose en plus.' },
    territory: { word: 'territoire', meaning: 'Un groupe de tuiles du même terrain qui se touchent.' },
    quest: { word: 'quête', meaning: 'Une carte avec des conditions. Qui les remplit en marque les points.' },
    display: { word: 'rangée', meaning: 'Les trois quêtes visibles à côté de la pioche.' },
    flag: {
      word: 'drapeau',
      meaning: 'Fait plier une règle une fois pendant ton tour, une autre pour chaque couleur.',
    },
    traitor: { word: 'traître', meaning: 'Coûte 3 points au décompte s’il n’est pas repoussé.' },
    repel: {
      word: 'repousser',
      meaning: 'Se défaire d’un traître par un bouclier de sa couleur, un drapeau ou un sceau.',
    },
    apple: { word: 'pomme', meaning: 'Met un dé sur la valeur voulue. Vaut 1 point à la fin.' },
    staff: {
      word: 'bâton de Merlin',
      meaning: 'Répète l’action de la case où Merlin est arrivé. Vaut 2 points à la fin.',
    },
    grail: {
      word: 'Graal',
      meaning: 'Tranche une égalité au décompte de l’influence. Sa case donne une pomme.',
    },
    excalibur: { word: 'Excalibur', meaning: 'Te défait d’un traître, et peut rapporter 3 points au décompte.' },
    scoring: { word: 'décompte', meaning: 'Après les manches 2, 4 et 6.' },
    seal: { word: 'sceau', meaning: 'Rend tienne une capacité de La Faveur du Roi. Chacun en a 4.' },
    ally: {
      word: 'allié',
      meaning: 'Un chevalier de la Table Ronde avec un pouvoir à lui. Chacun en a deux.',
    },
  },
})
