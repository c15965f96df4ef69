/** A post that is killed the moment a mail has been sent, before it can say so: DATABASE_URL, TAKEN_FOR_MS. Prints what it sent. */
import pg from 'pg'
import { sendDueMails } from '#server/platform/mail/mail-post.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] })
await sendDueMails({
  pool,
  sendMail: async ({ id, to }) => {
    process.stdout.write(`${id} ${to}\n`, () => process.kill(process.pid, 'SIGKILL'))
    await new Promise(() => {})
  },
  log: () => {},
  ...(process.env['TAKEN_FOR_MS'] && { takenForMs: Number(process.env['TAKEN_FOR_MS']) }),
})
