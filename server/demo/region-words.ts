import { lines } from './texts/category-texts.ts'

/** What is eaten, drunk, danced and built in a region: the words that make a text sound as if written there. */
export interface RegionWords {
  /** Share of vendors; the prices' factor is a percent of the national one. */
  weight: number
  pricePercent: number
  surnames: string[]
  houses: string[]
  piatto: string[]
  primo: string[]
  vino: string[]
  dolce: string[]
  pietra: string[]
  alberi: string[]
  paesaggio: string[]
  ballo: string
}

const block = `
abruzzo | 4 | 88 | D’Amico, Di Paolo, Di Marco, Marinucci, D’Alessandro, Colantonio, Ciccone | Masseria, Borgo, Tenuta, Casale | gli arrosticini, le pallotte cacio e ova, la porchetta di Campli | gli spaghetti alla chitarra, le scrippelle ’mbusse | Montepulciano d’Abruzzo, Pecorino di collina, Cerasuolo | i bocconotti, il parrozzo, la pizza dolce | pietra della Maiella, mattoni vecchi | querce e mandorli, ulivi, viti a pergola | la Maiella, il Gran Sasso, le colline fino al mare | saltarella
basilicata | 3 | 82 | Lacava, Pace, Lorusso, Santarsiero, Calabrese, Viggiani | Masseria, Palazzo, Dimora, Borgo | i peperoni cruschi, il baccalà con i cruschi, la pecora alla contadina | i cavatelli con la mollica, le lagane e ceci | Aglianico del Vulture, Matera Primitivo | le strazzate, i calzoncelli di castagne | tufo dei Sassi, pietra di Lavello | ulivi, querce, fichi | i calanchi, le colline di grano, il Vulture | tarantella
calabria | 4 | 80 | Romeo, Greco, Morabito, Barillà, Iannelli, Aiello, Mancuso | Tenuta, Palazzo, Masseria, Borgo | la ’nduja sul pane caldo, il pesce spada alla ghiotta, le polpette di melanzane | i fileja al sugo di capra, la pasta con la ’nduja | Cirò, Greco di Bianco, Magliocco | la pitta ’mpigliata, il tartufo di Pizzo | granito chiaro, pietra di fiume | bergamotti, ulivi centenari, gelsi | lo Stretto, la Sila, il mare fino allo Stromboli | tarantella
campania | 7 | 98 | Esposito, De Luca, Amendola, Coppola, Cuomo, Iovine, Sorrentino | Villa, Palazzo, Tenuta, Terrazza | la mozzarella ancora tiepida, il cuoppo di alici, i crocchè | gli scialatielli ai frutti di mare, la pasta e patate con provola | Fiano di Avellino, Falanghina, Taurasi | i babà, le delizie al limone, la pastiera | tufo giallo, piperno | limoni, ulivi, pini | il golfo, il Vesuvio, le terrazze di limoni | tammurriata
emilia-romagna | 6 | 104 | Bertoni, Zanetti, Fabbri, Montanari, Casadei, Guidetti, Magnani | Villa, Corte, Tenuta, Borgo | lo gnocco fritto con i salumi, le crescentine, le piadine ripiene | i tortellini in brodo, i cappelletti, i tortelli di erbetta | Lambrusco, Sangiovese di Romagna, Pignoletto | la zuppa inglese, la torta di tagliatelle | mattoni di Po, pietra serena | pioppi, gelsi, viti maritate | la pianura al tramonto, i calanchi, il grande fiume | mazurka
friuli-venezia-giulia | 3 | 100 | Zorzi, Cossutta, Del Fabbro, Petris, Furlan, Zanier, Visintin | Villa, Casale, Tenuta, Castello | il frico, il prosciutto tagliato a mano, il baccalà mantecato | i cjarsons, gli gnocchi di susine | Friulano, Ribolla Gialla, Refosco | la gubana, lo strucolo | pietra del Carso, sassi di fiume | viti, gelsi, tigli | il Collio, le Alpi Giulie, il Carso rosso d’autunno | furlana
lazio | 7 | 104 | Proietti, Colasanti, Ricci, Mancini, Cesaroni, Felici, Moroni | Casale, Villa, Castello, Tenuta | la porchetta, i carciofi alla giudia, i supplì | i tonnarelli cacio e pepe, gli gnocchi alla romana | Frascati, Cesanese, Est Est Est | i maritozzi con la panna, la crostata di visciole | peperino, travertino | pini, lecci, ulivi della Sabina | il lago, la campagna romana, i Castelli | saltarello
liguria | 4 | 108 | Parodi, Canepa, Traverso, Bruzzone, Repetto, Dapelo | Villa, Terrazza, Castello, Relais | la focaccia al formaggio, i friscêu, le acciughe ripiene | le trofie al pesto, i pansoti in salsa di noci | Vermentino, Pigato, Rossese | il pandolce, i canestrelli | ardesia, pietra a secco | limoni, ulivi taggiaschi, pini marittimi | il golfo, le fasce di ulivi, il mare aperto | polca
lombardia | 9 | 122 | Colombo, Brambilla, Fumagalli, Pozzi, Galbiati, Rota, Riva, Beretta | Villa, Cascina, Corte, Castello | il risotto mantecato nella forma, i nervetti, i mondeghili | il risotto allo zafferano, i pizzoccheri, i tortelli di zucca | Franciacorta, Oltrepò, Sforzato | la sbrisolona, la torta paradiso | mattoni a vista, ceppo dell’Adda | tigli, carpini, magnolie | il lago, le Grigne, la pianura di risaie | valzer
marche | 4 | 90 | Cecchini, Mengoni, Bartolucci, Paoloni, Gasparri, Giorgetti | Casale, Villa, Borgo, Tenuta | le olive all’ascolana, il ciauscolo sul pane, il brodetto | i vincisgrassi, i maccheroncini di Campofilone | Verdicchio, Rosso Conero, Lacrima di Morro | la cicerchiata, il frustingo | mattoni rosati, pietra d’Arenaria | querce, ulivi, gelsi | le colline a strisce, il Conero, i Sibillini | saltarello
molise | 2 | 78 | Di Iorio, Fagnano, Santopuoli, Carriero, Mastronardi | Masseria, Casale, Palazzo, Borgo | la ventricina, la stracciata di Agnone, i cuzzutiell’ | i cavatelli al ragù, la pezzata | Tintilia, Biferno rosso | i caragnoli, il latte fritto | pietra viva, calcare | querce, ulivi, ginestre | il Matese, il tratturo, la costa verso le Tremiti | ballarella
piemonte | 6 | 106 | Ferrero, Giacosa, Rinaldi, Bosco, Marengo, Cerrato, Vigna | Cascina, Villa, Castello, Tenuta | la battuta al coltello, le acciughe al verde, il vitello tonnato | i tajarin al burro, gli agnolotti del plin | Barbera, Nebbiolo, Alta Langa | il bonet, le nocciole in ogni modo | mattoni e tufo, pietra di Langa | noccioli, viti, tigli | le vigne a girapoggio, il Monviso, i bricchi | courenta
puglia | 7 | 96 | Lorusso, De Santis, Semeraro, Greco, Palmisano, Schirinzi, Cavallo | Masseria, Trullo, Palazzo, Tenuta | le bombette, i panzerotti, il polpo alla pignata | le orecchiette con le cime, le sagne ’ncannulate | Primitivo, Negroamaro, Bombino | i pasticciotti, i mustazzoli | pietra leccese, chianche | ulivi secolari, fichi d’India, mandorli | l’Adriatico, la Valle d’Itria, il mare di ulivi | pizzica
sardegna | 5 | 102 | Melis, Piras, Sanna, Cossu, Deiana, Loi, Carta | Stazzo, Tenuta, Dimora, Villa | il porceddu, la fregola con le arselle, il pane frattau | i culurgiones, i malloreddus | Vermentino di Gallura, Cannonau, Carignano | le seadas, i pardulas | granito, basalto | corbezzoli, sughere, lentischi | il golfo, la Giara, il granito rosa | ballu tundu
sicilia | 7 | 92 | Giuffrida, Cannizzaro, La Rosa, Messina, Amato, Spataro, Vitale | Baglio, Villa, Palazzo, Tenuta | le panelle, gli arancini piccoli, le sarde a beccafico | la pasta alla Norma, il cuscus di pesce | Nero d’Avola, Etna bianco, Grillo | i cannoli, la cassata, la granita di mandorla | pietra lavica, tufo di Noto | carrubi, aranci, pistacchi | l’Etna, le saline, gli iblei a secco | contradanza
toscana | 9 | 112 | Bianchi, Lapi, Guidi, Nencini, Baldini, Cioni, Vannucci, Bandini | Villa, Podere, Fattoria, Borgo, Castello | i crostini neri, la panzanella, la bistecca alla brace | i pici all’aglione, le pappardelle al cinghiale | Chianti Classico, Vernaccia, Morellino | i cantucci con il vin santo, lo zuccotto | pietra serena, travertino, alberese | cipressi, ulivi, lecci | le Crete, le colline di vigne, l’Amiata | trescone
trentino-alto-adige | 4 | 112 | Moser, Pichler, Degasperi, Oberhofer, Zeni, Thaler, Dalpiaz | Maso, Castello, Chalet, Locanda | i canederli, lo speck tagliato spesso, la carne salada | gli strangolapreti, gli spätzle | Teroldego, Lagrein, Trento metodo classico | lo strudel, la torta di grano saraceno | porfido, larice | larici, meli, castagni | le Dolomiti, il lago, i meleti | ländler
umbria | 4 | 96 | Baldelli, Cecconi, Proietti, Bartoccini, Fioroni, Rossetti | Casale, Borgo, Tenuta, Castello | la torta al testo, la porchetta, le lenticchie di Castelluccio | gli strangozzi al tartufo, gli umbricelli | Sagrantino, Orvieto classico, Grechetto | la rocciata, il torciglione | pietra rosa del Subasio, travertino | ulivi, querce, cipressi | la valle, il Subasio, il lago Trasimeno | saltarello
valle-d-aosta | 2 | 110 | Bionaz, Perron, Vuillermoz, Chabod, Jordaney | Chalet, Castello, Maso, Locanda | la fonduta, la mocetta, la carbonada | la zuppa alla valpellinentze, gli gnocchi alla bava | Torrette, Blanc de Morgex, Fumin | le tegole, il mécoulin | pietra e losa, larice | larici, abeti, meli | il Monte Bianco, il Gran Paradiso, i pascoli | rigodon
veneto | 8 | 112 | Zanon, Marchetti, Bortolin, Favaro, Pavan, Dal Molin, Zago | Villa, Corte, Castello, Tenuta | i cicchetti, il baccalà mantecato, le sarde in saor | i bigoli in salsa, il risotto di gò | Prosecco di collina, Soave, Valpolicella | la fregolotta, gli zaleti | trachite, pietra di Vicenza | cipressi, magnolie, viti | le colline, la laguna, il Grappa | monferrina
`

const list = (cell: string) => cell.split(', ')

/** By the region's slug. */
export const regionWords: Record<string, RegionWords> = Object.fromEntries(
  lines(block).map((line) => {
    const cells = line.split(' | ')
    const [
      slug,
      weight,
      price,
      surnames,
      houses,
      piatto,
      primo,
      vino,
      dolce,
      pietra,
      alberi,
      paesaggio,
      ballo,
    ] = cells as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    const words: RegionWords = {
      weight: Number(weight),
      pricePercent: Number(price),
      surnames: list(surnames),
      houses: list(houses),
      piatto: list(piatto),
      primo: list(primo),
      vino: list(vino),
      dolce: list(dolce),
      pietra: list(pietra),
      alberi: list(alberi),
      paesaggio: list(paesaggio),
      ballo,
    }
    return [slug, words]
  }),
)

export const women = list(
  'Anna, Elena, Chiara, Lucia, Teresa, Giulia, Marta, Silvia, Ines, Rosa, Carla, Paola, Ada, Irene, Sofia, Beatrice, Nora, Lidia, Margherita, Emma, Caterina, Agnese, Virginia, Viola, Costanza, Olga, Miriam, Bianca, Nives, Letizia, Ornella, Franca',
)
export const men = list(
  'Marco, Andrea, Luca, Pietro, Davide, Matteo, Giorgio, Nicola, Tommaso, Michele, Sandro, Bruno, Ettore, Carlo, Giacomo, Emilio, Filippo, Guido, Renato, Aldo, Fabio, Vito, Salvo, Ivo, Dario, Alessio, Corrado, Gino, Lorenzo, Edoardo, Simone, Riccardo',
)
export const flowers = list(
  'peonie, ranuncoli, dalie, ortensie, rose inglesi, fresie, lisianthus, anemoni, delphinium, camelie, mughetti, iris',
)
export const vegetables = list('Finocchio, Zucca, Carciofo, Rosmarino, Borragine, Cardo, Salvia, Radicchio')
export const fruits = list('lamponi, fichi, pesche, agrumi, nocciole, mandorle, albicocche, more')
export const instruments = list(
  'violino, violoncello, arpa, chitarra, fisarmonica, sassofono, pianoforte, clarinetto, mandolino, flauto',
)

/** What stands after a house's kind: "Villa Cipressa", "Masseria del Gelso". */
export const epithets = list(
  'del Gelso, delle Rondini, Santa Tecla, San Rocco, del Pozzo, Lunanera, Belmorso, delle Ginestre, Terrarossa, dei Merli, Acquachiara, del Falco, Montefiore Alto, delle Querce, San Biagio, del Melograno, Pietralba, del Vento, dei Tigli, Rocca Bianca, della Luna, del Lupo, Fontelieta, dei Colombi, San Martino Vecchio, Valdoro, Campolungo, del Corbezzolo, delle Api, Sant’Eufemia, Malaspina Vecchia, dei Fichi, Altachiara, del Torchio, Serralta, della Volpe, dei Cedri, del Sale, Boscoforte, della Noce, Santa Marta, delle Lucciole, Cantagallo, dell’Olmo, Ripalta, San Leonardo, dei Grilli, Vigna Grande, del Fontanile, del Priore, Poggiolieve, della Badessa, Roccafiorita, delle Vele, dell’Orologio, Solatìa, Calandra, del Mirto, dei Sospiri Lievi, Montegrillo',
)

/** How a house is spoken of, by its kind: with its article, and the tags for lines meant for it only. */
export const houseForms: Record<string, { casa: string; tag: string }> = {
  Villa: { casa: 'la villa', tag: 'villa' },
  Masseria: { casa: 'la masseria', tag: 'masseria' },
  Borgo: { casa: 'il borgo', tag: 'borgo' },
  Tenuta: { casa: 'la tenuta', tag: 'tenuta' },
  Casale: { casa: 'il casale', tag: 'casale' },
  Palazzo: { casa: 'il palazzo', tag: 'palazzo' },
  Dimora: { casa: 'la dimora', tag: 'dimora' },
  Terrazza: { casa: 'la terrazza', tag: 'terrazza' },
  Corte: { casa: 'la corte', tag: 'cascina' },
  Castello: { casa: 'il castello', tag: 'castello' },
  Relais: { casa: 'il relais', tag: 'relais' },
  Cascina: { casa: 'la cascina', tag: 'cascina' },
  Trullo: { casa: 'il trullo', tag: 'trullo' },
  Stazzo: { casa: 'lo stazzo', tag: 'stazzo' },
  Baglio: { casa: 'il baglio', tag: 'baglio' },
  Podere: { casa: 'il podere', tag: 'podere' },
  Fattoria: { casa: 'la fattoria', tag: 'fattoria' },
  Maso: { casa: 'il maso', tag: 'maso' },
  Chalet: { casa: 'lo chalet', tag: 'chalet' },
  Locanda: { casa: 'la locanda', tag: 'locanda' },
}
