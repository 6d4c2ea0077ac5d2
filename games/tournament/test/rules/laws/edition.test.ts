import { ANOTHER } from '../another-edition.ts'
import { describeTournament } from './laws.ts'

for (const seats of [3, 4, 5, 6]) describeTournament(seats, { edition: ANOTHER }, 2)
