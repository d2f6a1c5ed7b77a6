/**
 * Starts counting the processor time of this process; the returned function gives milliseconds. Other programs do not
 * count, so a limit on this time holds on a busy machine too.
 */
export function countProcessorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
