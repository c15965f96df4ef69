/** Offers a new version where nothing could be lost by it, and takes it when somebody says so. */
import type { ServiceWorkerClient } from '../offline/worker/service-worker-client.ts'
import { notify } from '../ui/overlay/toasts-store.ts'

/** How often an update that cannot be offered now is looked at again. */
const OFFER_AGAIN_MS = 60_000
/** Who has said yes waits for what is still being sent, and for no tap of their own; after a minute they are asked anew. */
const TRY_AGAIN_MS = 1_000
const TRIES = 60

/** What was tapped on and is not done by then says that it was heard. */
const HEARD_AFTER_MS = 600

const NOT_YET = {
  busy: 'Aggiorniamo appena le tue modifiche sono partite.',
  late: 'Aggiorniamo appena finisce il lavoro in corso.',
}

/**
 * Says that a new version is ready; takes it only on a tap, and never while something could be lost.
 * @param isBusy whether an edit is not yet sent, a form is dirty or a dialog open
 */
export function offerUpdates(
  worker: Pick<ServiceWorkerClient, 'updateReady' | 'subscribe' | 'applyUpdate'>,
  isBusy: () => boolean,
): void {
  let offered = false
  const offer = () => {
    if (offered || !worker.updateReady()) return
    if (isBusy()) return void setTimeout(offer, OFFER_AGAIN_MS)
    offered = true
    notify({
      message: 'C’è una nuova versione di Lovoglio.',
      duration: Infinity,
      action: { label: 'Aggiorna', onPress: () => void take() },
    })
  }
  const take = async () => {
    const telling = setTimeout(() => notify({ message: 'Prepariamo la nuova versione.' }), HEARD_AFTER_MS)
    for (let tried = 0; tried < TRIES; tried++) {
      const result = await worker.applyUpdate()
      clearTimeout(telling)
      if (result !== 'busy' && result !== 'late') return
      if (tried === 0) notify({ message: NOT_YET[result] })
      await new Promise((again) => setTimeout(again, TRY_AGAIN_MS))
    }
    offered = false
    offer()
  }
  worker.subscribe(offer)
  offer()
}
