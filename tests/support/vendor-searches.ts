/**
 * Searches as couples write them: the words, the kind, the place, and what is left to look for. A place is a region, a
 * province (`SI`), a town of one (`SI/Pienza`), any of them with what is around it (`SI+`).
 */
export const VENDOR_SEARCHES = `
location roma | location RM
location a roma | location RM
roma location | location RM
location matrimonio roma | location RM
location matrimoni milano | location MI
location per matrimonio napoli | location NA
Location Torino | location TO
location matrimonio torino | location TO
location bologna | location BO
location firenze | location FI
location lecce | location LE
location bari | location BA
location verona | location VR
location venezia | location VE
location padova | location PD
location bergamo | location BG
location brescia | location BS
location monza | location MB
location pesaro | location PU
location l'aquila | location AQ
location forlì | location FC
location reggio emilia | location RE
location reggio calabria | location RC
location la spezia | location SP
location lago di como | location CO
location como | location CO
location salento | location LE
location langhe | location CN
location chianti | location toscana
location franciacorta | location BS
location val d'orcia | location SI
location costa smeralda | location SS
location amalfi | location SA/Amalfi
location costiera amalfitana | location SA
location castelli romani | location RM
location toscana | location toscana
location in puglia | location puglia
location sicilia | location sicilia
location nelle marche | location marche
location umbria | location umbria
location emilia romagna | location emilia-romagna
location friuli | location friuli-venezia-giulia
location valle d'aosta | location valle-d-aosta
location alto adige | location BZ
location trentino | location TN
location lecce puglia | location LE
location provincia di siena | location SI
location vicino a siena | location SI+
location zona lucca | location LU
location con piscina roma | location RM piscina
location vista mare salerno | location SA vista mare
location rustica arezzo | location AR rustica
catering napoli | catering NA
catering matrimoni napoli | catering NA
catering a milano | catering MI
catering roma | catering RM
catering torino | catering TO
catering palermo | catering PA
catering catania | catering CT
catering vegano bologna | catering BO vegano
banqueting firenze | catering FI
chef a domicilio roma | catering RM domicilio
catering sardegna | catering sardegna
catering pesce bari | catering BA pesce
fiori verona | fiori-e-allestimenti VR
fiorista verona | fiori-e-allestimenti VR
fioraio milano | fiori-e-allestimenti MI
fioristi a torino | fiori-e-allestimenti TO
allestimenti matrimonio caserta | fiori-e-allestimenti CE
addobbi floreali chiesa napoli | fiori-e-allestimenti NA floreali chiesa
floral designer roma | fiori-e-allestimenti RM
fiori toscana | fiori-e-allestimenti toscana
bouquet peonie | fiori-e-allestimenti - bouquet peonie
fotografo | fotografo -
fotografi | fotografo -
fotografo matrimonio | fotografo -
fotografo roma | fotografo RM
fotografo di matrimonio a lecce | fotografo LE
fotografi milano | fotografo MI
fotografa torino | fotografo TO
fotografo bari | fotografo BA
fotografo reportage bologna | fotografo BO reportage
fotografo matrimonio puglia | fotografo puglia
fotografia matrimonio firenze | fotografo FI
foto matrimonio genova | fotografo GE
migliori fotografi verona | fotografo VR
cerco fotografo a palermo | fotografo PA
fotografo sicilia | fotografo sicilia
fotografo salento | fotografo LE
fotografo lago di como | fotografo CO
videomaker roma | video RM
video matrimonio napoli | video NA
videomaker matrimonio milano | video MI
videografo padova | video PD
drone video salerno | video SA drone
filmmaker toscana | video toscana
musica matrimonio roma | musica RM
musica torino | musica TO
dj bari | musica BA dj
dj matrimonio milano | musica MI dj
band matrimonio bologna | musica BO band
cantante chiesa napoli | musica NA cantante chiesa
violinista firenze | musica FI violinista
arpista cerimonia como | musica CO arpista cerimonia
quartetto d'archi verona | musica VR quartetto archi
orchestra lecce | musica LE orchestra
musicisti sardegna | musica sardegna
torta nuziale roma | torte RM
torte matrimonio milano | torte MI
torte nuziali napoli | torte NA
cake designer torino | torte TO
pasticceria catania | torte CT
wedding cake firenze | torte FI
abiti da sposa roma | abiti-sposa RM
abito da sposa milano | abiti-sposa MI
vestiti da sposa napoli | abiti-sposa NA
abito sposa bari | abiti-sposa BA
abiti sposa vicenza | abiti-sposa VI
atelier sposa torino | abiti-sposa TO atelier
abito da sposo milano | abiti-sposo MI
abiti sposo roma | abiti-sposo RM
sartoria napoli | abiti-sposo NA sartoria
sarto firenze | abiti-sposo FI sarto
trucco sposa roma | bellezza RM
truccatrice milano | bellezza MI
make up artist verona | bellezza VR artist
parrucchiere sposa bari | bellezza BA
trucco e parrucco napoli | bellezza NA parrucco
fedi nuziali torino | gioielli-e-fedi TO
gioielleria vicenza | gioielli-e-fedi VI
fedi | gioielli-e-fedi -
orafo arezzo | gioielli-e-fedi AR
bomboniere | bomboniere-e-confettata -
bomboniere napoli | bomboniere-e-confettata NA
confettata bari | bomboniere-e-confettata BA
confetti sulmona | bomboniere-e-confettata AQ/Sulmona
partecipazioni matrimonio | partecipazioni-e-grafica -
partecipazioni milano | partecipazioni-e-grafica MI
inviti matrimonio roma | partecipazioni-e-grafica RM
calligrafa firenze | partecipazioni-e-grafica FI calligrafa
tipografia bologna | partecipazioni-e-grafica BO
auto matrimonio roma | auto-e-trasporti RM
auto d'epoca ravenna | auto-e-trasporti RA epoca
macchina sposi napoli | auto-e-trasporti NA
carrozza con cavalli palermo | auto-e-trasporti PA carrozza cavalli
navetta invitati siena | auto-e-trasporti SI navetta invitati
limousine milano | auto-e-trasporti MI limousine
wedding planner roma | wedding-planner RM
wedding planner puglia | wedding-planner puglia
wedding planner toscana | wedding-planner toscana
wedding planner taranto | wedding-planner TA
organizzatrice matrimoni milano | wedding-planner MI
celebrante roma | celebranti RM
celebrante laico firenze | celebranti FI laico
celebranti lombardia | celebranti lombardia
animazione bambini roma | animazione RM bambini
mago milano | animazione MI mago
baby sitter matrimonio torino | animazione TO baby sitter
noleggio sedie bologna | noleggio-e-luci BO sedie
tensostruttura verona | noleggio-e-luci VR tensostruttura
luci matrimonio lecce | noleggio-e-luci LE
gazebo milano | noleggio-e-luci MI gazebo
photo booth roma | foto-e-video-booth RM
photobooth milano | foto-e-video-booth MI
cabina foto napoli | foto-e-video-booth NA
viaggio di nozze | viaggio-di-nozze -
viaggi di nozze torino | viaggio-di-nozze TO
agenzia viaggi milano | viaggio-di-nozze MI
lista nozze | lista-nozze -
lista nozze roma | lista-nozze RM
villa roma | location RM villa
ville toscana | location toscana ville
villa matrimonio milano | location MI villa
villa con piscina lucca | location LU villa piscina
villa con prato siena | location SI villa prato
villa a prato | location PO villa
castello torino | location TO castello
castelli piemonte | location piemonte castelli
masseria puglia | location puglia masseria
masserie lecce | location LE masserie
masseria brindisi | location BR masseria
agriturismo toscana | location toscana agriturismo
agriturismo perugia | location PG agriturismo
ristorante matrimonio roma | location RM ristorante
ristorante sul mare genova | location GE ristorante mare
tenuta umbria | location umbria tenuta
dimora storica veneto | location veneto dimora storica
casale viterbo | location VT casale
borgo siena | location SI borgo
relais langhe | location CN relais
resort sardegna | location sardegna resort
cascina pavia | location PV cascina
trullo | location - trullo
spiaggia rimini | - RN spiaggia
torino | - TO
roma | - RM
milano | - MI
puglia | - puglia
toscana | - toscana
marche | - marche
salento | - LE
cilento | - SA
fornitori matrimonio lecce | - LE
fornitori roma | - RM
matrimonio puglia | - puglia
matrimonio a firenze | - FI
sposarsi in sicilia | - sicilia
limonaia | - - limonaia
villa cipressa | location IM/Cipressa villa
masseria dei cedri | location - masseria cedri
tenuta fontelieta | location - tenuta fontelieta
fiori di nives | fiori-e-allestimenti - nives
studio brera | - - studio brera
la bottega di ada | - - bottega ada
fotografo alberobello | fotografo BA/Alberobello
location taormina | location ME/Taormina
location ischia | location NA
location sorrento | location NA/Sorrento
catering ostuni | catering BR/Ostuni
catering a ostuni | catering BR/Ostuni
catering vegano ostuni | catering BR/Ostuni vegano
catering ostuni brindisi | catering BR/Ostuni
ostuni | - BR/Ostuni
location monteriggioni | location SI/Monteriggioni
location bellagio | location CO/Bellagio
location erba | location - erba
location a erba | location CO/Erba
ristorante con piscina | location - ristorante piscina
masseria san giovanni in fiore | location CS/San_Giovanni_in_Fiore masseria
location vicino a lecce | location LE+
location vicino lecce | location LE+
fotografo vicino a ostuni | fotografo BR/Ostuni+
dintorni di siena | - SI+
catering nei pressi di bari | catering BA+
location nel comune di pienza | location SI/Pienza
location economica lago | location - economica lago
location lago economica | location - lago economica
location raffinata sul mare | location - raffinata mare
location spaziosa campagna | location - spaziosa campagna
villa strepitosa lago | location - villa strepitosa lago
location romantica in collina | location - romantica collina
location moderna bosco | location - moderna bosco
ristorante economico vista lago | location - ristorante economico vista lago
location economica a lago | location CS/Lago economica
location economica lago toscana | location toscana economica lago
fotografo simpatico vigna | fotografo - simpatico vigna
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string])
