/** How many guests a vendor takes: the same sentence on its form and of the server. Pure, free of schemas. */

/** What is wrong with the greatest number beside the smallest; undefined where one of them is not said, or nothing is. */
export const guestsFault = ({
  min,
  max,
}: {
  min?: number | undefined
  max?: number | undefined
}): string | undefined =>
  min !== undefined && max !== undefined && max < min
    ? `È meno del minimo: scrivi un numero da ${min} in su, o abbassa il minimo.`
    : undefined
