export function toJson(result: unknown): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
