export interface Town {
  name: string
  province: string
  lat: number
  lng: number
}

/** Real towns of every province with the position of their centre, capital first. */
const block = `
CH Chieti 42.351 14.168; Lanciano 42.231 14.390; Vasto 42.111 14.707; Ortona 42.355 14.404
AQ L'Aquila 42.350 13.399; Sulmona 42.048 13.926; Santo Stefano di Sessanio 42.343 13.645; Scanno 41.904 13.880
PE Pescara 42.461 14.214; Loreto Aprutino 42.433 13.987; Città Sant'Angelo 42.518 14.061
TE Teramo 42.659 13.704; Atri 42.580 13.976; Giulianova 42.752 13.957; Civitella del Tronto 42.772 13.667
MT Matera 40.666 16.604; Bernalda 40.410 16.690; Pisticci 40.390 16.557
PZ Potenza 40.640 15.805; Maratea 39.993 15.720; Venosa 40.962 15.815; Melfi 40.996 15.652
CZ Catanzaro 38.910 16.587; Soverato 38.686 16.550; Squillace 38.780 16.512
CS Cosenza 39.298 16.254; Altomonte 39.699 16.130; Diamante 39.678 15.821; Rossano 39.576 16.635
KR Crotone 39.080 17.127; Santa Severina 39.147 16.914
RC Reggio Calabria 38.111 15.647; Scilla 38.251 15.717; Gerace 38.271 16.220
VV Vibo Valentia 38.676 16.101; Tropea 38.677 15.898; Pizzo 38.734 16.161
AV Avellino 40.914 14.790; Taurasi 41.009 14.957; Nusco 40.887 15.085
BN Benevento 41.130 14.781; Sant'Agata de' Goti 41.088 14.498; Telese Terme 41.217 14.525
CE Caserta 41.074 14.333; Capua 41.105 14.213; Vairano Patenora 41.334 14.131
NA Napoli 40.852 14.268; Sorrento 40.626 14.375; Ischia 40.739 13.951; Bacoli 40.797 14.082
SA Salerno 40.682 14.768; Ravello 40.649 14.611; Amalfi 40.634 14.602; Castellabate 40.279 14.952
BO Bologna 44.494 11.343; Imola 44.353 11.714; Dozza 44.359 11.629; San Lazzaro di Savena 44.471 11.408
FE Ferrara 44.838 11.620; Comacchio 44.695 12.181
FC Forlì 44.222 12.041; Cesena 44.139 12.243; Bertinoro 44.148 12.135
MO Modena 44.647 10.925; Vignola 44.480 11.010; Castelvetro di Modena 44.505 10.944
PR Parma 44.801 10.328; Langhirano 44.612 10.266; Busseto 44.980 10.043
PC Piacenza 45.052 9.693; Castell'Arquato 44.852 9.871; Bobbio 44.771 9.387
RA Ravenna 44.418 12.204; Faenza 44.286 11.883; Brisighella 44.223 11.776
RE Reggio Emilia 44.698 10.630; Guastalla 44.921 10.654; Canossa 44.577 10.422
RN Rimini 44.060 12.565; Santarcangelo di Romagna 44.063 12.447; Montefiore Conca 43.890 12.612
GO Gorizia 45.941 13.622; Cormons 45.957 13.467; Grado 45.678 13.395
PN Pordenone 45.956 12.661; Spilimbergo 46.113 12.900; Sacile 45.954 12.502
TS Trieste 45.650 13.777; Muggia 45.604 13.767; Duino Aurisina 45.749 13.671
UD Udine 46.064 13.236; Cividale del Friuli 46.094 13.431; San Daniele del Friuli 46.158 13.010
FR Frosinone 41.640 13.342; Anagni 41.743 13.154; Arpino 41.647 13.610
LT Latina 41.468 12.904; Sperlonga 41.257 13.434; Sermoneta 41.549 12.984; Gaeta 41.213 13.571
RI Rieti 42.404 12.862; Casperia 42.339 12.671; Farfa 42.221 12.715
RM Roma 41.903 12.496; Frascati 41.808 12.680; Tivoli 41.963 12.798; Bracciano 42.102 12.176; Trevignano Romano 42.155 12.245
VT Viterbo 42.417 12.105; Tuscania 42.420 11.871; Bolsena 42.645 11.986
GE Genova 44.406 8.946; Camogli 44.348 9.156; Santa Margherita Ligure 44.335 9.210; Rapallo 44.350 9.231
IM Imperia 43.889 8.039; Sanremo 43.816 7.776; Dolceacqua 43.850 7.624
SP La Spezia 44.103 9.825; Lerici 44.076 9.911; Levanto 44.170 9.611
SV Savona 44.309 8.477; Finale Ligure 44.169 8.343; Albenga 44.049 8.213
BG Bergamo 45.695 9.670; Lovere 45.813 10.070; Treviglio 45.521 9.591
BS Brescia 45.541 10.212; Iseo 45.659 10.051; Salò 45.606 10.522; Gardone Riviera 45.621 10.560
CO Como 45.808 9.085; Bellagio 45.987 9.262; Cernobbio 45.840 9.075
CR Cremona 45.133 10.023; Crema 45.363 9.686
LC Lecco 45.856 9.397; Varenna 46.010 9.284; Missaglia 45.708 9.333
LO Lodi 45.314 9.503; Codogno 45.160 9.705
MN Mantova 45.156 10.792; Castellaro Lagusello 45.370 10.635; Sabbioneta 44.999 10.490
MI Milano 45.464 9.190; Abbiategrasso 45.400 8.918; Gorgonzola 45.531 9.405; Morimondo 45.354 8.955
MB Monza 45.584 9.274; Vimercate 45.616 9.369
PV Pavia 45.185 9.158; Varzi 44.824 9.196; Vigevano 45.317 8.855
SO Sondrio 46.170 9.872; Teglio 46.172 10.065; Chiavenna 46.321 9.398
VA Varese 45.821 8.825; Laveno-Mombello 45.908 8.620; Angera 45.775 8.577
AN Ancona 43.616 13.519; Senigallia 43.715 13.217; Sirolo 43.524 13.617; Jesi 43.523 13.244
AP Ascoli Piceno 42.854 13.575; Offida 42.935 13.692; Grottammare 42.989 13.866
FM Fermo 43.160 13.716; Torre di Palme 43.131 13.810
MC Macerata 43.300 13.453; Recanati 43.403 13.550; Treia 43.311 13.313
PU Pesaro 43.910 12.913; Urbino 43.726 12.636; Gradara 43.940 12.772
CB Campobasso 41.561 14.662; Termoli 42.003 14.995; Larino 41.803 14.911; Agnone 41.810 14.378
IS Isernia 41.594 14.233; Venafro 41.486 14.045; Capracotta 41.833 14.265
AL Alessandria 44.913 8.615; Acqui Terme 44.676 8.470; Casale Monferrato 45.134 8.452
AT Asti 44.900 8.206; Nizza Monferrato 44.774 8.355; Canelli 44.721 8.293
BI Biella 45.563 8.058; Candelo 45.545 8.112
CN Cuneo 44.384 7.543; Alba 44.700 8.035; Barolo 44.611 7.942; Saluzzo 44.645 7.492; La Morra 44.639 7.934
NO Novara 45.446 8.622; Orta San Giulio 45.797 8.406; Arona 45.757 8.556
TO Torino 45.070 7.687; Ivrea 45.467 7.876; Rivoli 45.071 7.517; Carmagnola 44.846 7.718
VB Verbania 45.922 8.552; Stresa 45.884 8.535; Cannobio 46.063 8.698
VC Vercelli 45.320 8.419; Varallo 45.814 8.256
BA Bari 41.117 16.872; Polignano a Mare 40.996 17.220; Monopoli 40.951 17.297; Alberobello 40.785 17.238
BT Trani 41.277 16.418; Andria 41.227 16.297; Barletta 41.319 16.281
BR Brindisi 40.632 17.936; Ostuni 40.730 17.578; Fasano 40.835 17.359; Ceglie Messapica 40.647 17.499
FG Foggia 41.462 15.544; Vieste 41.882 16.176; Lucera 41.508 15.336
LE Lecce 40.352 18.174; Otranto 40.146 18.490; Nardò 40.180 18.031; Gallipoli 40.056 17.992
TA Taranto 40.464 17.247; Martina Franca 40.705 17.337; Manduria 40.402 17.634
CA Cagliari 39.224 9.122; Pula 39.009 9.002; Quartu Sant'Elena 39.242 9.185
NU Nuoro 40.321 9.330; Orosei 40.380 9.697; Bosa 40.297 8.498
OR Oristano 39.903 8.592; Cabras 39.930 8.532; Santu Lussurgiu 40.141 8.654
SS Sassari 40.727 8.560; Alghero 40.559 8.320; Arzachena 41.079 9.389; Castelsardo 40.914 8.713
SU Carbonia 39.167 8.522; Iglesias 39.311 8.537; Villasimius 39.143 9.520
AG Agrigento 37.311 13.577; Sciacca 37.508 13.083; Menfi 37.602 12.968
CL Caltanissetta 37.490 14.063; Mussomeli 37.579 13.752
CT Catania 37.502 15.087; Acireale 37.612 15.166; Zafferana Etnea 37.692 15.105; Caltagirone 37.238 14.513
EN Enna 37.567 14.279; Piazza Armerina 37.383 14.370
ME Messina 38.194 15.555; Taormina 37.853 15.287; Castroreale 38.098 15.211; Milazzo 38.220 15.241
PA Palermo 38.116 13.361; Cefalù 38.039 14.022; Monreale 38.082 13.289; Bagheria 38.079 13.507
RG Ragusa 36.927 14.725; Modica 36.859 14.761; Scicli 36.792 14.704
SR Siracusa 37.075 15.287; Noto 36.892 15.070; Marzamemi 36.742 15.118
TP Trapani 38.018 12.537; Marsala 37.799 12.437; Erice 38.037 12.587; Castellammare del Golfo 38.026 12.881
AR Arezzo 43.463 11.880; Cortona 43.275 11.988; Anghiari 43.541 12.055
FI Firenze 43.770 11.256; Fiesole 43.806 11.294; Greve in Chianti 43.584 11.317; Impruneta 43.685 11.254
GR Grosseto 42.763 11.113; Pitigliano 42.635 11.669; Scansano 42.687 11.333
LI Livorno 43.548 10.311; Bolgheri 43.234 10.618; Portoferraio 42.815 10.316
LU Lucca 43.843 10.503; Viareggio 43.867 10.250; Barga 44.074 10.481; Pietrasanta 43.959 10.229
MS Massa 44.035 10.140; Carrara 44.079 10.098; Pontremoli 44.376 9.880
PI Pisa 43.716 10.402; Volterra 43.401 10.861; San Miniato 43.680 10.850
PT Pistoia 43.933 10.917; Pescia 43.886 10.689
PO Prato 43.880 11.097; Carmignano 43.811 11.014
SI Siena 43.319 11.331; Monteriggioni 43.390 11.223; Pienza 43.077 11.679; Castellina in Chianti 43.470 11.288; San Gimignano 43.468 11.043; Montalcino 43.058 11.490
BZ Bolzano 46.498 11.355; Merano 46.669 11.160; Brunico 46.796 11.937; Caldaro 46.415 11.246; Bressanone 46.715 11.657
TN Trento 46.067 11.122; Riva del Garda 45.886 10.841; Levico Terme 46.012 11.304; Rovereto 45.890 11.040
PG Perugia 43.111 12.389; Assisi 43.071 12.615; Spello 42.990 12.672; Todi 42.782 12.407; Gubbio 43.352 12.577
TR Terni 42.563 12.643; Orvieto 42.718 12.111; Amelia 42.557 12.417; Narni 42.519 12.517
AO Aosta 45.738 7.320; Courmayeur 45.791 6.969; Saint-Vincent 45.751 7.648; Fénis 45.736 7.495; Cogne 45.608 7.356
BL Belluno 46.142 12.217; Cortina d'Ampezzo 46.540 12.136; Feltre 46.019 11.910
PD Padova 45.407 11.876; Arquà Petrarca 45.270 11.718; Abano Terme 45.360 11.788
RO Rovigo 45.070 11.790; Adria 45.055 12.056
TV Treviso 45.666 12.243; Asolo 45.801 11.914; Valdobbiadene 45.901 11.996; Conegliano 45.886 12.297
VE Venezia 45.440 12.316; Mira 45.437 12.131; Chioggia 45.220 12.279; Jesolo 45.534 12.641
VR Verona 45.438 10.992; Bardolino 45.549 10.721; Valeggio sul Mincio 45.353 10.736; Soave 45.420 11.246
VI Vicenza 45.547 11.546; Bassano del Grappa 45.766 11.734; Marostica 45.745 11.655
`

export const towns: readonly Town[] = block
  .trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(3)
      .split('; ')
      .map((entry) => {
        const [, name, lat, lng] = /^(.+) ([\d.]+) ([\d.]+)$/.exec(entry)!
        return { name: name!, province: line.slice(0, 2), lat: Number(lat), lng: Number(lng) }
      }),
  )

/** On the sea or on a lake: some texts speak of the water. */
export const seaTowns = new Set(
  'Vasto,Ortona,Giulianova,Maratea,Soverato,Diamante,Scilla,Tropea,Pizzo,Sorrento,Ischia,Bacoli,Ravello,Amalfi,Castellabate,Grado,Muggia,Duino Aurisina,Sperlonga,Gaeta,Camogli,Santa Margherita Ligure,Rapallo,Lerici,Levanto,Finale Ligure,Sirolo,Grottammare,Torre di Palme,Termoli,Polignano a Mare,Monopoli,Trani,Vieste,Otranto,Gallipoli,Pula,Orosei,Bosa,Cabras,Alghero,Castelsardo,Villasimius,Sciacca,Taormina,Milazzo,Cefalù,Marzamemi,Marsala,Castellammare del Golfo,Portoferraio'.split(
    ',',
  ),
)
export const lakeTowns = new Set(
  'Trevignano Romano,Bracciano,Bolsena,Lovere,Iseo,Salò,Gardone Riviera,Bellagio,Cernobbio,Varenna,Laveno-Mombello,Angera,Orta San Giulio,Arona,Verbania,Stresa,Cannobio,Riva del Garda,Levico Terme,Caldaro,Bardolino'.split(
    ',',
  ),
)
