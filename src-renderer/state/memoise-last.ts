/** Memoises a pure function for its last arguments. */
export function memoiseLast<Given extends readonly unknown[], Value>(
  make: (...given: Given) => Value,
): (...given: Given) => Value {
  let last: { readonly given: Given; readonly value: Value } | null = null;
  return (...given) => {
    if (last?.given.length !== given.length || !given.every((one, i) => Object.is(one, last?.given[i]))) {
      last = { given, value: make(...given) };
    }
    return last.value;
  };
}
