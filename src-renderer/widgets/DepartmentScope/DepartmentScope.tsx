/**
 * The frame of a page about one department. With detached departments it shows the organisation tree beside the page
 * (foldable), names the selected department, and explains why it differs from the requested one.
 */
import { Building2, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Fragment, type ReactNode, useId, useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { saveChoice } from '#state/choices.ts';
import { readHint } from '#state/stored-hints.ts';
import { IconButton } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorNotice, Notice } from '../Notice.tsx';
import { OrgTree } from '../OrgTree/OrgTree.tsx';
import type { OrgTreeProps } from '../OrgTree/props.ts';
import { SkeletonRows } from '../Skeleton.tsx';
import styles from './DepartmentScope.module.css';
import type { DepartmentScopeDeclaration, ReadyScope } from './use-department-scope.ts';

/** Extra content of each department in the tree, and a legend below that explains it. */
export interface DepartmentMarks {
  readonly of: NonNullable<OrgTreeProps['mark']>;
  readonly legend: ReactNode;
}

interface DepartmentScopeProps {
  readonly scope: DepartmentScopeDeclaration;
  readonly marks?: DepartmentMarks;
  /** The page, remounted for each department. */
  readonly children: (scope: ReadyScope) => ReactNode;
}

export function DepartmentScope({ scope, marks, children }: DepartmentScopeProps) {
  const { t } = useText();
  switch (scope.status) {
    case 'failed':
      return <ErrorNotice error={scope.error} title={t(`departments.${scope.what}`)} onRetry={scope.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<Building2 size={20} />}
          title={t('departments.none')}
          text={t('departments.noneText')}
        />
      );
    case 'loading':
      return scope.tree ? (
        <Beside scope={scope} marks={marks}>
          <SkeletonRows />
        </Beside>
      ) : (
        <SkeletonRows />
      );
    case 'ready': {
      const page = <Fragment key={scope.department.id}>{children(scope)}</Fragment>;
      if (scope.detach === 'off') return page;
      const shown = (
        <>
          <Why scope={scope} />
          {page}
        </>
      );
      return scope.failure?.what === 'treeFailed' ? (
        shown
      ) : (
        <Beside scope={scope} marks={marks}>
          {shown}
        </Beside>
      );
    }
  }
}

interface BesideProps {
  readonly scope: DepartmentScopeDeclaration;
  readonly marks: DepartmentMarks | undefined;
  readonly children: ReactNode;
}

/** The tree beside the page; its visibility is remembered. */
function Beside({ scope, marks, children }: BesideProps) {
  const { t } = useText();
  const id = useId();
  const [open, setOpen] = useState(readHint(treeName) !== 'hidden');
  const ready = scope.status === 'ready' ? scope : null;
  const chosenId = ready?.department.id;
  const chosen = useMemo(() => new Set(chosenId === undefined ? [] : [chosenId]), [chosenId]);
  const turn = () => {
    setOpen(!open);
    saveChoice(treeName, open ? 'hidden' : 'shown');
  };
  const Icon = open ? PanelLeftClose : PanelLeftOpen;
  return (
    <div className={styles.split}>
      <nav className={styles.tree} data-open={open || undefined} aria-label={t('departments.tree')}>
        <div className={styles.head}>
          {open && <span className={styles.title}>{t('departments.tree')}</span>}
          <IconButton
            label={t(open ? 'departments.hideTree' : 'departments.showTree')}
            aria-expanded={open}
            aria-controls={id}
            onClick={turn}
          >
            <Icon size={16} aria-hidden="true" />
          </IconButton>
        </div>
        {open && marks?.legend}
        <div id={id} className={styles.branches} hidden={!open}>
          {open && (
            <OrgTree
              label={t('departments.tree')}
              menuCode={scope.menuCode}
              height="fill"
              narrow
              chosen={chosen}
              above={ready?.above ?? none}
              {...(marks ? { mark: marks.of } : {})}
              onChoose={([department], on) => department && on && ready?.choose(department)}
            />
          )}
        </div>
      </nav>
      <div className={styles.page}>
        {ready && <Where scope={ready} />}
        {children}
      </div>
    </div>
  );
}

const none: readonly string[] = [];
const treeName = 'departments.tree';

function Where({ scope: { path, department } }: { readonly scope: ReadyScope }) {
  const { t } = useText();
  const whole = [...path, department.name].join(t('departments.separator'));
  return (
    <p className={styles.where} role="status" title={whole}>
      <span className="visually-hidden">{t('departments.here', { path: whole })}</span>
      <span aria-hidden="true" className={styles.path}>
        {path.map((name) => name + t('departments.separator')).join('')}
      </span>
      <span aria-hidden="true" className={styles.name}>
        {department.name}
      </span>
    </p>
  );
}

/** Explains why the department differs from the requested one. */
function Why({ scope: { failure, instead, department } }: { readonly scope: ReadyScope }) {
  const { t } = useText();
  if (failure) {
    return (
      <div className={styles.why}>
        <ErrorNotice
          error={failure.error}
          title={t(`departments.${failure.what}`)}
          tone="quiet"
          onRetry={failure.retry}
        />
      </div>
    );
  }
  if (instead !== 'notAllowed' && instead !== 'gone') return null;
  return (
    <div className={styles.why}>
      <Notice tone="warning">{t(`departments.${instead}`, { name: department.name })}</Notice>
    </div>
  );
}
