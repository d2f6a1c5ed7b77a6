/** Runs a limited number of tasks at a time, in order; after the first failure only running ones finish. */
export async function limitConcurrency<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let failed = false;
  const runner = async (): Promise<void> => {
    while (!failed && next < items.length) {
      const index = next;
      next += 1;
      try {
        results[index] = await work(items[index] as Item, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(most, items.length) }, runner));
  const broken = ended.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return results;
}
