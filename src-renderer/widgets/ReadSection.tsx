/** A titled part of a page with one call's answer. */
import type { ComponentProps } from 'react';
import { ReadPart, type ReadPartProps } from './ReadPart.tsx';
import { Section } from './Section.tsx';

type ReadSectionProps<Data> = Omit<ComponentProps<typeof Section>, 'children'> & ReadPartProps<Data>;

export function ReadSection<Data>(props: ReadSectionProps<Data>) {
  const { read, failed, tone, rows, waiting, children, ...section } = props;
  return (
    <Section {...section}>
      <ReadPart read={read} failed={failed} tone={tone} rows={rows} waiting={waiting}>
        {children}
      </ReadPart>
    </Section>
  );
}
