/** Which provinces are near one another, by the way between their capitals: the nearest five within 90 km, or two. */

/** A province, then those near it, the nearest first. */
const NEAR = `
CH PE TE AQ AP IS; AQ TE RI AP CH TR; PE CH TE AQ AP FM; TE AP AQ PE CH FM
MT BA TA PZ BT; PZ MT BT SA
CZ VV KR CS; CS CZ VV KR; KR CZ CS; RC ME VV CT; VV CZ CS ME RC
AV BN SA CE NA CB; BN AV CE CB SA NA; CE NA BN AV SA IS; NA CE AV SA BN IS; SA AV NA BN CE PZ
BO MO FE RE FC RA; FE RO BO MO RA PD; FC RA RN BO FE PU; MO RE BO PR MN FE; PR RE CR MO MN PC; PC CR LO PV PR MI; RA FC RN FE BO RO; RE MO PR MN BO CR; RN PU FC RA AR
GO UD TS PN; PN BL TV UD VE GO; TS GO UD; UD GO PN TS BL TV
FR LT IS RM AQ; LT FR RM; RI TR AQ VT RM TE; RM LT RI VT TR FR; VT TR RI RM PG GR
GE SV AL SP AT PV; IM SV CN; SP MS LU PI LI GE; SV GE IM AL AT CN
BG LC MB LO MI BS; BS BG CR LO VR MN; CO VA LC MB MI VB; CR PC PR LO BS MN; LC CO BG MB VA MI; LO MI PV PC MB BG; MN VR RE PR MO CR; MI MB LO PV CO NO; MB MI CO LC BG LO; PV LO MI PC MB NO; SO LC BG CO BS MB; VA CO VB MB LC NO
AN MC FM PU AP; AP TE FM MC AQ PE; FM MC AP AN TE PE; MC FM AN AP TE PU; PU RN AN FC RA MC
CB IS BN CE AV FG; IS CB CE BN FR NA
AL AT VC PV NO GE; AT AL TO VC NO SV; BI VC NO VB AO TO; CN IM SV TO AT; NO VC MI VA BI PV; TO AT BI VC AL CN; VB VA CO NO BI LC; VC NO BI AL AT PV
BA BT MT TA; BT BA MT FG PZ; BR LE TA; FG BN CB BT AV; LE BR TA; TA MT BR BA LE
CA SU OR; NU OR SS; OR NU SU CA; SS NU OR; SU CA OR
AG CL EN; CL EN AG RG; CT SR RG EN RC ME; EN CL AG CT RG; ME RC VV CT; PA TP AG; RG SR CT EN CL; SR CT RG; TP PA AG
AR SI PG FI PO FC; FI PO PT SI AR LU; GR SI VT; LI PI LU MS PT SP; LU PI PT MS LI PO; MS SP LU PI LI PT; PI LU LI MS PT PO; PT PO FI LU PI MS; PO PT FI LU PI SI; SI AR FI GR PO PT
BZ TN BL; TN BZ VI VR BL
PG AR TR VT RI MC; TR RI VT PG AQ RM
AO BI TO
BL PN TV BZ VE UD; PD VI VE RO TV FE; RO FE PD VI VE BO; TV VE PD PN BL VI; VE TV PD RO VI PN; VR MN VI BS PD TN; VI PD VR TV RO VE
`

const nearByCode = new Map(
  NEAR.trim()
    .split(/[;\n]\s*/)
    .map((row) => row.split(' '))
    .map(([code, ...near]) => [code!, near] as const),
)

/**
 * The provinces around one, the nearest first.
 * @param code two letters
 */
export const provincesNear = (code: string): readonly string[] => nearByCode.get(code) ?? []
