/** Buttons, fields, marks, notices and states that load without antd. */
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../../src-renderer/widgets/Badge.tsx';
import { Button, IconButton } from '../../../../src-renderer/widgets/Button.tsx';
import { Chip, Chips } from '../../../../src-renderer/widgets/Chip.tsx';
import { EmptyState } from '../../../../src-renderer/widgets/EmptyState.tsx';
import { Fact, Facts } from '../../../../src-renderer/widgets/Facts.tsx';
import { Field } from '../../../../src-renderer/widgets/Field.tsx';
import { FilterChips } from '../../../../src-renderer/widgets/FilterChips.tsx';
import layout from '../../../../src-renderer/widgets/looks/layout.module.css';
import { MenuButton } from '../../../../src-renderer/widgets/Menu.tsx';
import { Notice } from '../../../../src-renderer/widgets/Notice.tsx';
import { PlainCheckbox } from '../../../../src-renderer/widgets/PlainCheckbox.tsx';
import { PlainSelect } from '../../../../src-renderer/widgets/PlainSelect.tsx';
import { SearchField } from '../../../../src-renderer/widgets/SearchField.tsx';
import { Section } from '../../../../src-renderer/widgets/Section.tsx';
import { SkeletonRows } from '../../../../src-renderer/widgets/Skeleton.tsx';
import { StatusDot } from '../../../../src-renderer/widgets/StatusDot.tsx';
import { floors, word } from './rooms.ts';

const looks = ['plain', 'primary', 'danger', 'quiet'] as const;
const tones = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

export function Parts() {
  const [words, setWords] = useState('');
  const [ticked, setTicked] = useState(true);
  const [floor, setFloor] = useState('ground');
  return (
    <>
      <Section title="Buttons">
        <div className={layout.row}>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button busy>busy</Button>
          <Button size="small">small</Button>
          <IconButton label="icon">
            <Inbox size={16} aria-hidden="true" />
          </IconButton>
          <MenuButton
            label="menu"
            lines={[{ key: 'one', label: word('One', '一'), onSelect: () => undefined }]}
          >
            menu
          </MenuButton>
        </div>
      </Section>
      <Section title="Fields">
        <div className={layout.row}>
          <SearchField label={word('Rooms', '会议室')} value={words} onChange={setWords} />
          <PlainSelect label={word('Floor', '楼层')} value={floor} options={floors} onChange={setFloor} />
          <PlainCheckbox label={word('Only mine', '仅我的')} checked={ticked} onChange={setTicked} />
          <PlainCheckbox label="locked" disabled checked onChange={() => undefined} />
        </div>
        <Field label={word('Name', '名称')} help={word('Shown in lists', '显示在列表中')}>
          {(control) => <input {...control} type="text" defaultValue={word('Meeting room', '会议室')} />}
        </Field>
        <Field label={word('Short name', '简称')} error={word('Please enter a name', '请输入名称')}>
          {(control) => <input {...control} type="text" />}
        </Field>
      </Section>
      <Section title="Marks">
        <div className={layout.row}>
          {tones.map((tone) => (
            <StatusDot key={tone} tone={tone}>
              {tone}
            </StatusDot>
          ))}
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Chips label="chips">
            <Chip removeLabel="Remove" onRemove={() => undefined}>
              chip
            </Chip>
          </Chips>
        </div>
        <FilterChips label={word('Floor', '楼层')} options={floors} value={floor} onChange={setFloor} />
        <Facts>
          <Fact label={word('Seats', '座位')}>12</Fact>
        </Facts>
      </Section>
      <Section title="Notices">
        {(['info', 'success', 'warning', 'danger', 'failed', 'locked'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={tone}>
            {word('What happened, and what to do', '发生了什么，以及如何处理')}
          </Notice>
        ))}
      </Section>
      <Section title="States">
        <SkeletonRows rows={2} columns={3} />
        <EmptyState
          icon={<Inbox size={18} />}
          title={word('No rooms yet', '暂无会议室')}
          text={word('Rooms that people can book stand here.', '可预订的会议室显示在这里。')}
          action={<Button>{word('Add a room', '新建会议室')}</Button>}
        />
      </Section>
    </>
  );
}
