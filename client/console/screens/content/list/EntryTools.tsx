import { Plural, useLingui } from '@lingui/react/macro';
import { type EditableList, groupingKinds } from '#schemas/operator/entry-calls.ts';
import { useRead } from '../../../api/use-call.ts';
import { useListNames } from '../../../ui/pickers/entry-kinds.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { readFacts } from '../read-entries.ts';
import type { ShownEntries } from './use-entry-filter.ts';

type Props = {
  list: EditableList;
  shown: ShownEntries;
  /** Undefined while it is unknown. */
  count: number | undefined;
  isWhole: boolean;
};

/** The search field of a list, the choice of a category or a board if it has some, and how many entries there are. */
export function EntryTools({ list, shown, count, isWhole }: Props) {
  const { t } = useLingui();
  return (
    <div className="ContentTools">
      <TextField
        type="search"
        label={t`Search by name or number`}
        value={shown.typed}
        onChange={shown.setTyped}
        maxLength={100}
      />
      {list in groupingKinds && <Groups kind={groupingKinds[list as GroupedList]} shown={shown} />}
      <p className="Field-help" role="status">
        {count === undefined ? null : isWhole ? (
          <Plural value={count} one="# entry" other="# entries" />
        ) : (
          <Plural value={count} one="# entry found" other="# entries found" />
        )}
      </p>
    </div>
  );
}

type GroupedList = keyof typeof groupingKinds;
type GroupsProps = { kind: (typeof groupingKinds)[GroupedList]; shown: ShownEntries };

function Groups({ kind, shown }: GroupsProps) {
  const { t } = useLingui();
  const { code } = usePartner();
  const names = useListNames();
  const { data } = useRead(['facts', { code, kind }, 'all'], () => readFacts(code, kind));
  const { group } = shown.filter;
  if (!data || data.length < 2) return null;
  return (
    <Select
      label={names[kind]}
      value={String(group ?? 0)}
      options={[
        { id: '0', name: t`All` },
        ...data.map(({ id, title }) => ({ id: String(id), name: title || t`Without a title` })),
      ]}
      onChange={(id) => shown.setGroup(Number(id) || undefined)}
    />
  );
}
