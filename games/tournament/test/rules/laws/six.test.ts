import { describeTournament } from './laws.ts'

describeTournament(6, {})
describeTournament(6, { draft: false, startCoins: 10 })
