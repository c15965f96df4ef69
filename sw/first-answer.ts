import { wait } from './wait.ts'
import { heard } from '#src/lib/fault-log.ts'

/**
 * Which answer a navigation gets: the network's if it comes soon and its server is well, else the page as it was saved.
 * Neither waits for the other to say no: a store that never answers (a browser that is clearing it) holds nothing up.
 * @param network the page from its server; a status from 500 on is a server in trouble
 * @param saved the page as it was kept, with all it needs; undefined where there is none
 * @param patienceMs how long the network may take where the store has a page, and the store where the network has none
 * @throws what the network threw, where nothing was saved either
 */
export async function firstAnswer(
  network: Promise<Response>,
  saved: Promise<Response | undefined>,
  patienceMs: { network: number; store: number },
): Promise<Response> {
  const well = network.then(
    (response) => (response.status < 500 ? response : undefined),
    // No fault: thrown below where nothing stands in.
    () => undefined,
  )
  const kept = saved.catch(heard('first-answer'))
  const fresh = await Promise.race([well, kept.then(() => undefined)])
  if (fresh) return fresh
  const page = await Promise.race([kept, wait(patienceMs.store)])
  if (!page) return network
  return (await Promise.race([well, wait(patienceMs.network)])) ?? page
}
