import { describe, expect, it } from 'vitest';
import { createdOn, dayOfCreation } from './made-on.ts';

describe('the day of a package', () => {
  it('is said and read again', () => {
    expect(createdOn('2026-11-01')).toBe('2026-11-01T00:00:00Z');
    expect(dayOfCreation(createdOn('2026-11-01'))).toBe('2026-11-01');
    expect(dayOfCreation('2026-11-01T00:00:00.000Z')).toBe('2026-11-01');
  });

  it('is none where a moment was said', () => {
    expect(dayOfCreation('2026-11-01T00:00:01Z')).toBeNull();
    expect(dayOfCreation('2026-11-01T00:00:00.001Z')).toBeNull();
  });
});
