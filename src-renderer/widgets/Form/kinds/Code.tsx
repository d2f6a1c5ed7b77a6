/** A code editor: line numbers, syntax colours, and in CSS a mark at rules that pages will not load. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { useText } from '#data/text.ts';
import type { CodeRow } from '#shared/rules/common/fields/field.ts';
import { compileCss } from '#shared/rules/themes/css/compile-css.ts';
import { Count } from '../CountedField.tsx';
import type { KindProps } from './kind.ts';
import styles from './kinds.module.css';

type CodeProps = KindProps<CodeRow<never>, string>;

export function Code({ row, label, name, value, required, readOnly, onChange, onLeave }: CodeProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ onChange, onLeave, t, value });
  latest.current = { onChange, onLeave, t, value };
  const { language } = row;
  useEffect(() => {
    if (!box.current) return;
    const editor = new EditorView({
      parent: box.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          lineNumbers(),
          history(),
          EditorView.lineWrapping,
          editable.of(EditorState.readOnly.of(readOnly)),
          ...(nonce === undefined ? [] : [EditorView.cspNonce.of(nonce)]),
          // Without a Tab binding, Tab leaves the editor like any other field.
          keymap.of([...defaultKeymap, ...historyKeymap]),
          ...(language === 'css' ? [css(), syntaxHighlighting(ink), ...marks(latest)] : []),
          EditorView.contentAttributes.of({
            'aria-label': label,
            ...(required ? { 'aria-required': 'true' } : {}),
          }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({ blur: () => latest.current.onLeave() }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label, required, readOnly, language]);
  useEffect(() => {
    const { current } = view;
    const now = current?.state.doc.toString();
    // The value was set from outside, e.g. by Discard.
    if (current && now !== value)
      current.dispatch({ changes: { from: 0, to: now?.length ?? 0, insert: value } });
  }, [value]);
  return (
    <span className={styles.lines}>
      <div ref={box} className={styles.editor} data-field={name} />
      <Count value={value} most={row.most} />
    </span>
  );
}

const editable = new Compartment();

/** Syntax colours from the page's tokens, readable in both appearances. */
const ink = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--text-secondary)', fontStyle: 'italic' },
  { tag: [tags.className, tags.tagName, tags.labelName], color: 'var(--accent)' },
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: 'var(--warning)' },
  { tag: [tags.string, tags.color, tags.number, tags.unit], color: 'var(--success)' },
]);

/** The editor's own style element needs the page's nonce, as the content policy demands. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Marks rules that will be removed from the style sheet. */
function marks(latest: { readonly current: { readonly t: ReturnType<typeof useText>['t'] } }) {
  return [
    lintGutter(),
    linter(({ state }) =>
      compileCss(state.doc.toString()).dropped.map(
        ({ reason, name, from, to }): Diagnostic => ({
          from: Math.min(from, state.doc.length),
          to: Math.min(to, state.doc.length),
          severity: 'warning',
          message: latest.current.t(`cssProblem.${reason}`, { name }),
        }),
      ),
    ),
  ];
}
