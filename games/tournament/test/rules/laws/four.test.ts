import { describeTournament } from './laws.ts'

describeTournament(4, {})
describeTournament(4, { draft: false })
describeTournament(4, { openPurse: true, judgementByLot: true })
