import fc from 'fast-check'

/** Arrays of exactly `length` items, which shrink to shorter ones: for histories that must be long until one fails. */
export function longArray<Item>(item: fc.Arbitrary<Item>, length: number): fc.Arbitrary<Item[]> {
  return new LongArray(
    fc.array(item, { minLength: length, maxLength: length, size: 'max' }),
    fc.array(item, { minLength: 1, maxLength: length, size: 'max' }),
  )
}

class LongArray<Item> extends fc.Arbitrary<Item[]> {
  readonly #whole: fc.Arbitrary<Item[]>
  readonly #shorter: fc.Arbitrary<Item[]>

  constructor(whole: fc.Arbitrary<Item[]>, shorter: fc.Arbitrary<Item[]>) {
    super()
    this.#whole = whole
    this.#shorter = shorter
  }

  override generate(random: fc.Random): fc.Value<Item[]> {
    return this.#whole.generate(random, undefined)
  }

  override canShrinkWithoutContext(value: unknown): value is Item[] {
    return this.#shorter.canShrinkWithoutContext(value)
  }

  override shrink(value: Item[], context: unknown): fc.Stream<fc.Value<Item[]>> {
    return this.#shorter.shrink(value, context)
  }
}
