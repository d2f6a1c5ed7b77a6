import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnreadRecord } from '#data/records/save-record.ts';
import { loadLanguage } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { type FormPlan, useForm } from './use-form.ts';

vi.hoisted(() => {
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined })) as never;
});
const notifyFailure = vi.hoisted(() => vi.fn());
vi.mock('../notify.tsx', () => ({ notify: vi.fn(), notifyFailure }));

interface Segment {
  readonly name: string;
  readonly share: number | null;
  readonly file: string;
}
const fields: Fields<Segment> = {
  name: { kind: 'text', label: 'tenant.field.tenantName', most: 8, required: true },
  share: { kind: 'number', label: 'tenant.field.contact', least: 0, most: 9, control: 'share-of-it' },
};
const stored: Segment = { name: 'office', share: 1, file: '' };
const send = vi.fn();

type Plan = Partial<FormPlan<Segment>>;
const open = (plan: Plan = {}) =>
  renderHook(
    (more: Plan) =>
      useForm<Segment>({ name: 'segment/1', stored, fields, change: { send }, ...plan, ...more }),
    { initialProps: {} },
  );

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue('saved');
  notifyFailure.mockReset();
});
afterEach(cleanup);

it('stores what a row says of a field that is not asked for', async () => {
  const rest: Fields<Segment> = {
    name: { kind: 'text', label: 'tenant.field.tenantName', most: 8 },
    file: {
      kind: 'text',
      label: 'tenant.field.contact',
      most: 20,
      otherwise: '',
      when: ({ name }) => name !== 'none',
    },
  };
  const { result } = open({ fields: rest });
  act(() => result.current.set('file', 'a.txt'));
  await act(() => result.current.save());
  expect(send.mock.lastCall?.[0].values.file).toBe('a.txt');
  act(() => result.current.set('file', 'b.txt'));
  act(() => result.current.set('name', 'none'));
  await act(() => result.current.save());
  expect(send.mock.lastCall?.[0].values).toMatchObject({ name: 'none', file: '' });
});

it('stores a line without the blanks at its ends; a password and a text of lines as they are typed', async () => {
  const more: Fields<Record<'name' | 'word' | 'text', string>> = {
    name: { kind: 'text', label: 'tenant.field.tenantName', most: 8 },
    word: { kind: 'text', label: 'tenant.field.contact', most: 8, type: 'password' },
    text: { kind: 'text', label: 'tenant.field.email', most: 8, lines: 2 },
  };
  const { result } = renderHook(() =>
    useForm({ name: 'texts', stored: { name: 'a', word: '', text: '' }, fields: more, change: { send } }),
  );
  for (const name of ['name', 'word', 'text'] as const) act(() => result.current.set(name, ' b '));
  await act(() => result.current.save());
  expect(send.mock.lastCall?.[0].values).toEqual({ name: 'b', word: ' b ', text: ' b ' });
});

describe('what is wrong', () => {
  it('is said of a field once it was left, follows what is typed, and of all fields after Save', async () => {
    const { result } = open();
    act(() => result.current.set('name', ''));
    expect(result.current.problem('name')).toBeUndefined();
    act(() => result.current.leave('name'));
    expect(result.current.problem('name')).toBe('Please enter required items');
    act(() => result.current.set('name', 'much longer'));
    expect(result.current.problem('name')).toMatch(/3/);
    act(() => result.current.set('share', 70));
    expect(result.current.problem('share-of-it')).toBeUndefined();
    expect(await act(() => result.current.save())).toBe(false);
    expect(result.current.found.map(({ name, label }) => [name, label])).toEqual([
      ['name', 'Organisation name'],
      ['share-of-it', 'Contact'],
    ]);
    act(() => result.current.set('share', 7));
    expect(result.current.problem('share-of-it')).toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });

  it('is listed in the order of the table, what is missing too', async () => {
    const { result } = open({ fields: { share: fields.share, name: fields.name } as Fields<Segment> });
    act(() => result.current.set('share', 70));
    act(() => result.current.set('name', ''));
    await act(() => result.current.save());
    expect(result.current.found.map(({ name }) => name)).toEqual(['share-of-it', 'name']);
  });

  it('a rule of several fields stands beside those of the table', async () => {
    const rules = () => [{ name: 'file', message: { key: 'common.form.required' } }] as const;
    const { result } = open({ rules, label: (name) => `the ${name}` });
    act(() => result.current.set('share', 2));
    await act(() => result.current.save());
    expect(result.current.found).toEqual([
      { name: 'file', label: 'the file', message: 'Please enter required items' },
    ]);
  });

  it('is forgotten with what is discarded', async () => {
    const { result } = open();
    act(() => result.current.set('name', ''));
    await act(() => result.current.save());
    act(() => result.current.discard());
    expect(result.current).toMatchObject({ dirty: false, found: [], failure: null });
    expect(result.current.problem('name')).toBeUndefined();
  });
});

describe('saving', () => {
  it('sends what is typed over what is stored, and is not dirty then', async () => {
    const { result, rerender } = open();
    act(() => result.current.set('name', 'branch'));
    expect(result.current.changedLabels).toEqual(['Organisation name']);
    expect(await act(() => result.current.save())).toBe(true);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        stored,
        values: { ...stored, name: 'branch' },
        edits: { name: { from: 'office', to: 'branch' } },
      }),
    );
    rerender({ stored: { ...stored, name: 'branch' } });
    expect(result.current.dirty).toBe(false);
  });

  it('sends nothing where nothing is changed; what is new goes as it stands', async () => {
    const [unchanged, fresh] = [open(), open({ isNew: true })];
    expect(await act(() => unchanged.result.current.save())).toBe(true);
    expect(send).not.toHaveBeenCalled();
    expect(await act(() => fresh.result.current.save())).toBe(true);
    expect(send).toHaveBeenCalledOnce();
  });

  it('a copy is changed from the beginning', async () => {
    const { result } = open({ isNew: true, initiallyChanged: ['name'] });
    expect(result.current).toMatchObject({ dirty: true, changedLabels: ['Organisation name'] });
  });

  it('waits for a file that is being read, and sends it', async () => {
    const { result } = open();
    const file = Promise.withResolvers<string>();
    act(() => result.current.set('name', 'branch'));
    act(() => result.current.waitFor(file.promise.then((read) => result.current.set('file', read))));
    const saved = act(() => result.current.save());
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
    file.resolve('certificate');
    expect(await saved).toBe(true);
    expect(send.mock.lastCall?.[0].values.file).toBe('certificate');
  });

  it('does not send without a file that could not be read', async () => {
    const { result } = open();
    act(() => result.current.set('name', 'branch'));
    act(() => result.current.waitFor(Promise.reject(new Error('gone'))));
    expect(await act(() => result.current.save())).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(result.current.dirty).toBe(true);
  });

  it('sends once, however often it is asked', async () => {
    const { result } = open();
    const answer = Promise.withResolvers<string>();
    send.mockReturnValue(answer.promise);
    act(() => result.current.set('name', 'branch'));
    const { save } = result.current;
    const both = act(() => Promise.all([save(), save()]));
    answer.resolve('saved');
    expect(await both).toEqual([true, true]);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('what the server says', () => {
  it('a name that is taken stands at its field until that is changed, and nothing is sent', async () => {
    const ask = vi.fn(async () => ({ name: 'name', message: { key: 'tenantEdit.form.nameTaken' } }) as const);
    const { result } = open({ ask });
    act(() => result.current.set('name', 'branch'));
    expect(await act(() => result.current.save())).toBe(false);
    expect(send).not.toHaveBeenCalled();
    const said = result.current.problem('name');
    expect(result.current.found).toEqual([{ name: 'name', label: 'Organisation name', message: said }]);
    act(() => result.current.set('share', 2));
    expect(result.current.problem('name')).toBe(said);
    act(() => result.current.set('name', 'other'));
    expect(result.current.problem('name')).toBeUndefined();
  });

  it('where it can not be asked nothing is sent', async () => {
    const { result } = open({
      ask: () => Promise.reject(new Error('offline')),
      uncheckedText: 'tenantEdit.form.checkFailed',
    });
    act(() => result.current.set('name', 'branch'));
    expect(await act(() => result.current.save())).toBe(false);
    expect(result.current.failure).toMatch(/Could not check/);
    expect(notifyFailure).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
  });

  it.each<[string, unknown, Plan, string]>([
    [
      'a refusal',
      new ApiError({ endpoint: 'x', kind: 'refused', code: 500, message: 'No', status: 200 }),
      {},
      'No',
    ],
    [
      'the words of the specification',
      new Error('no'),
      { change: { send, failed: 'tenantEdit.changeFailed' } },
      'fail',
    ],
    [
      'an answer that was lost',
      new ApiError({ endpoint: 'x', kind: 'timeout', message: '' }),
      {},
      'not known',
    ],
    ['the newest state was not to be had', new UnreadRecord(new Error('x')), {}, 'could not be read'],
  ])('%s', async (_what, error, plan, words) => {
    send.mockRejectedValue(error);
    const { result } = open(plan);
    act(() => result.current.set('name', 'branch'));
    expect(await act(() => result.current.save())).toBe(false);
    expect(result.current.failure?.toLowerCase()).toContain(words.toLowerCase());
    expect(result.current).toMatchObject({ dirty: true, saving: false });
  });

  it('a refusal of one field stands there', async () => {
    send.mockRejectedValue(new Error('no'));
    const { result } = open({ refusals: () => ({ name: 'share-of-it', message: 'Too much' }) });
    act(() => result.current.set('share', 3));
    await act(() => result.current.save());
    expect(result.current.problem('share-of-it')).toBe('Too much');
    expect(result.current.failure).toBeNull();
  });

  it('the user looks again: it stands in the form, unsaved', async () => {
    send.mockResolvedValue('kept');
    const { result } = open();
    act(() => result.current.set('share', 3));
    expect(await act(() => result.current.save())).toBe(false);
    expect(result.current.failure).toMatch(/Nothing was saved/);
    expect(result.current.dirty).toBe(true);
  });

  it('what somebody else made of a field is said in words', () => {
    const { result, rerender } = open();
    act(() => result.current.set('name', 'branch'));
    rerender({ stored: { ...stored, name: 'theirs' } });
    expect(result.current.newerText('name')).toBe('theirs');
    expect(result.current.newerText('share')).toBeNull();
  });
});
