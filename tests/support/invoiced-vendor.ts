import { PREMIUM, companyInvoiceData } from './invoice-data.ts'
import { type TestApp, newVendor } from './test-app.ts'

/** A vendor on the plan that costs nothing. */
export async function vendorOnBase(at: TestApp, name = 'Villa Aperta') {
  const vendor = await newVendor(at, name)
  await at.database.pool.query("update vendor set type_of_account = 'base' where id = $1", [vendor.vendorId])
  return vendor
}

/**
 * A vendor that has taken Premium, with its invoice.
 * @param vatNumber one that nobody else has; the same as ever unless given, and then the others lose it
 */
export async function invoicedVendor(at: TestApp, legalName = 'Villa Aperta Srl', vatNumber?: string) {
  const vendor = await vendorOnBase(at)
  const data = companyInvoiceData(legalName)
  if (!vatNumber) await at.database.pool.query("update billing_data set vat_number = ''")
  await vendor.call('PUT', '/api/Vendor/setBillingData', vatNumber ? { ...data, vatNumber } : data)
  await vendor.call('POST', '/api/Vendor/updateTypeAccountVendor', PREMIUM)
  return vendor
}
