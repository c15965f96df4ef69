import type { Vendor } from '#contract/vendor.ts'

const DESCRIBED_FROM_CHARACTERS = 200
const GALLERY_FROM = 5

/** What a page can tell, and whether it does. */
export function profileSteps(vendor: Vendor): { name: string; done: boolean }[] {
  return [
    { name: 'una foto di copertina', done: vendor.cover !== undefined },
    { name: 'una descrizione di qualche riga', done: vendor.description.length >= DESCRIBED_FROM_CHARACTERS },
    { name: `almeno ${GALLERY_FROM} foto del tuo lavoro`, done: vendor.gallery.length >= GALLERY_FROM },
    { name: 'da quanto partono i tuoi prezzi', done: vendor.priceFromCents !== undefined },
    { name: 'i servizi che offri', done: vendor.services.length > 0 },
    { name: 'le risposte alle domande più comuni', done: vendor.faq.length > 0 },
    {
      name: 'un telefono, un’email o un sito',
      done: Boolean(vendor.phone ?? vendor.email ?? vendor.website),
    },
  ]
}
