/** The questions the assistant offers to begin with: each is answered well without a model. */
export const STARTERS = [
  'Quali documenti servono per sposarci in Comune?',
  'Quanto costa un matrimonio in media?',
  'Fotografi a Lecce sotto 2000 euro',
  'Che differenza c’è tra caparra e acconto?',
] as const

/** For who has a plan. */
export const OWN_STARTERS = ['Cosa dobbiamo fare questo mese?', 'Quanto abbiamo speso finora?'] as const
