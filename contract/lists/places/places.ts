/** Regions and provinces of Italy as data: codes are those of number plates, Sardinia as before its 2025 reform. */

export interface Region {
  slug: string
  name: string
  /** How the name follows "in": "in Toscana", "nel Lazio", "nelle Marche". */
  inName: string
}

export interface Province {
  /** Two letters, as on letters and number plates. */
  code: string
  name: string
  /** Slug of its region. */
  region: string
}

/** In the order of the alphabet. Every page with a list of places has them: said once, the rest follows. */
const REGION_NAMES =
  "Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia, Marche, Molise, Piemonte, Puglia, Sardegna, Sicilia, Toscana, Trentino-Alto Adige, Umbria, Valle d'Aosta, Veneto"
/** Before the others stands "in". */
const BEFORE: Readonly<Record<string, string>> = { Lazio: 'nel', Marche: 'nelle' }

export const regions: readonly Region[] = REGION_NAMES.split(', ').map((name) => ({
  slug: name.toLowerCase().replaceAll(/[ ']/g, '-'),
  name,
  inName: `${BEFORE[name] ?? 'in'} ${name}`,
}))

const provincesByRegion: Record<string, string> = {
  abruzzo: "CH Chieti, AQ L'Aquila, PE Pescara, TE Teramo",
  basilicata: 'MT Matera, PZ Potenza',
  calabria: 'CZ Catanzaro, CS Cosenza, KR Crotone, RC Reggio Calabria, VV Vibo Valentia',
  campania: 'AV Avellino, BN Benevento, CE Caserta, NA Napoli, SA Salerno',
  'emilia-romagna':
    'BO Bologna, FE Ferrara, FC Forlì-Cesena, MO Modena, PR Parma, PC Piacenza, RA Ravenna, RE Reggio Emilia, RN Rimini',
  'friuli-venezia-giulia': 'GO Gorizia, PN Pordenone, TS Trieste, UD Udine',
  lazio: 'FR Frosinone, LT Latina, RI Rieti, RM Roma, VT Viterbo',
  liguria: 'GE Genova, IM Imperia, SP La Spezia, SV Savona',
  lombardia:
    'BG Bergamo, BS Brescia, CO Como, CR Cremona, LC Lecco, LO Lodi, MN Mantova, MI Milano, MB Monza e Brianza, PV Pavia, SO Sondrio, VA Varese',
  marche: 'AN Ancona, AP Ascoli Piceno, FM Fermo, MC Macerata, PU Pesaro e Urbino',
  molise: 'CB Campobasso, IS Isernia',
  piemonte:
    'AL Alessandria, AT Asti, BI Biella, CN Cuneo, NO Novara, TO Torino, VB Verbano-Cusio-Ossola, VC Vercelli',
  puglia: 'BA Bari, BT Barletta-Andria-Trani, BR Brindisi, FG Foggia, LE Lecce, TA Taranto',
  sardegna: 'CA Cagliari, NU Nuoro, OR Oristano, SS Sassari, SU Sud Sardegna',
  sicilia:
    'AG Agrigento, CL Caltanissetta, CT Catania, EN Enna, ME Messina, PA Palermo, RG Ragusa, SR Siracusa, TP Trapani',
  toscana:
    'AR Arezzo, FI Firenze, GR Grosseto, LI Livorno, LU Lucca, MS Massa-Carrara, PI Pisa, PT Pistoia, PO Prato, SI Siena',
  'trentino-alto-adige': 'BZ Bolzano, TN Trento',
  umbria: 'PG Perugia, TR Terni',
  'valle-d-aosta': 'AO Aosta',
  veneto: 'BL Belluno, PD Padova, RO Rovigo, TV Treviso, VE Venezia, VR Verona, VI Vicenza',
}

/** All 107 provinces, by region, then by name. */
export const provinces: readonly Province[] = Object.entries(provincesByRegion).flatMap(([region, list]) =>
  list.split(', ').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3), region })),
)

const regionBySlug = new Map(regions.map((region) => [region.slug, region]))
const provinceByCode = new Map(provinces.map((province) => [province.code, province]))

/** The region of a slug (`toscana`), or undefined. */
export function regionOf(slug: string): Region | undefined {
  return regionBySlug.get(slug)
}

/** The province of a two-letter code (`SI`), or undefined. */
export function provinceOf(code: string): Province | undefined {
  return provinceByCode.get(code)
}

/** The provinces of a region's slug, by name. */
export function provincesIn(region: string): Province[] {
  return provinces.filter((province) => province.region === region)
}
