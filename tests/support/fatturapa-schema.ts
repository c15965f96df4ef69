/** Whether electronic invoices are as their schema has them (FatturaPA, XSD), asked of libxml without a network. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { validateXML } from 'xmllint-wasm'

const XSD = createRequire(import.meta.url).resolve('@digitalia/fatturapa/src/schemas/Schema_1.2.1.xsd')
const SIGNATURE_SCHEMA = 'http://www.w3.org/TR/2002/REC-xmldsig-core-20020212/xmldsig-core-schema.xsd'
/** Invoices that are not signed refer to it and have none of it. */
const SIGNATURE = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2000/09/xmldsig#">
  <xs:element name="Signature" type="xs:anyType"/>
</xs:schema>`

/** @returns what is wrong, in libxml's words; nothing where all of them are right */
export async function schemaFaults(documents: readonly string[]): Promise<string[]> {
  const schema = (await readFile(XSD, 'utf8')).replace(SIGNATURE_SCHEMA, 'xmldsig.xsd')
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [{ fileName: 'fattura.xsd', contents: schema }],
    preload: [{ fileName: 'xmldsig.xsd', contents: SIGNATURE }],
    initialMemoryPages: 1_024,
    maxMemoryPages: 8_192,
  })
  return errors.map(({ message }) => message)
}
