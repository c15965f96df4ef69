/** Reads one calendar on a thread of its own, which ends with it: whatever is in there, nobody else waits for it. */
import { parentPort, workerData } from 'node:worker_threads'
import { calendarDays } from './calendar-days.ts'

const { text, window } = workerData as { text: string; window: { from: string; to: string } }
parentPort!.postMessage(calendarDays(text, window))
