/** An attacker as a process of its own; on a machine of its own it would take nothing of this one's processors. */
import os from 'node:os'
import { ATTACKS, type AttackName, type Attacker } from './neighbours-attacks.ts'

os.setPriority(os.constants.priority.PRIORITY_LOW)
process.on('message', ({ attack, from }: { attack: AttackName; from: Attacker }) => ATTACKS[attack](from))
process.on('disconnect', () => process.exit())
