/**
 * Begins to count the processor's time that a test's work takes of this process; the answer tells milliseconds. What
 * other programs take meanwhile is not among them: a limit on these holds on a busy machine as on an idle one.
 */
export function countProcessorTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
