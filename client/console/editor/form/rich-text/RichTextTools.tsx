import { useLingui } from '@lingui/react/macro';
import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import { type ReactNode, useState } from 'react';
import { ToggleButton, Toolbar } from 'react-aria-components';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Select } from '../../../ui/Select.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import {
  hasMark,
  headingLevel,
  isInList,
  linkAt,
  linkRange,
  setHeading,
  setLink,
  toggleList,
} from './prose-commands.ts';
import { pictureAt, setPicture } from './prose-pictures.ts';
import { headingLevels, proseSchema } from './prose-schema.ts';

const { nodes, marks } = proseSchema;

const tool = (icon: IconName, name: string, isOn: boolean, press: Command) => ({ icon, name, isOn, press });

type Props = {
  /** Name of the field. */
  label: string;
  state: EditorState | undefined;
  run: (command: Command) => void;
  /** Further tools. */
  children: ReactNode;
};

/** The tools of the visual editor: one stop for Tab, with arrow keys between them. */
export function RichTextTools({ label, state, run, children }: Props) {
  const { t } = useLingui();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [isPictureOpen, setPictureOpen] = useState(false);
  const link = state && linkAt(state);
  const picture = state && pictureAt(state);
  const levels = [
    { id: '0', name: t`Paragraph` },
    ...headingLevels.map((level) => ({ id: String(level), name: t`Heading ${level}` })),
  ];
  const tools = [
    tool('bold', t`Bold`, hasMarkOf('strong'), toggleMark(marks.strong)),
    tool('italic', t`Italic`, hasMarkOf('em'), toggleMark(marks.em)),
    tool('list', t`Bulleted list`, isListOf('bullet_list'), toggleList(nodes.bullet_list)),
    tool('numbered-list', t`Numbered list`, isListOf('ordered_list'), toggleList(nodes.ordered_list)),
  ];
  return (
    <>
      <Toolbar className="RichText-bar" aria-label={t`Format: ${label}`}>
        <Select
          label={<span className="Hidden">{t`Kind of text`}</span>}
          options={levels}
          value={String(state ? headingLevel(state) : 0)}
          onChange={(level) => run(setHeading(Number(level)))}
        />
        {tools.map(({ icon, name, isOn, press }) => (
          <ToggleButton
            key={name}
            className="Button Button--quiet"
            aria-label={name}
            isSelected={isOn}
            onChange={() => run(press)}
          >
            <Icon name={icon} />
          </ToggleButton>
        ))}
        <ToggleButton
          className="Button Button--quiet"
          aria-label={t`Link`}
          isSelected={link !== undefined}
          isDisabled={!state || linkRange(state) === undefined}
          onChange={() => setLinkOpen(true)}
        >
          <Icon name="link" />
        </ToggleButton>
        <ToggleButton
          className="Button Button--quiet"
          aria-label={t`Picture`}
          isSelected={picture !== undefined}
          isDisabled={!state}
          onChange={() => setPictureOpen(true)}
        >
          <Icon name="image" />
        </ToggleButton>
        {children}
      </Toolbar>
      <LinkDialog
        isOpen={isLinkOpen}
        onOpenChange={setLinkOpen}
        href={link?.href ?? ''}
        onApply={(href) => run(setLink(href))}
      />
      <PictureDialog
        isOpen={isPictureOpen}
        onOpenChange={setPictureOpen}
        picture={picture}
        onApply={(next) => run(setPicture(next))}
      />
    </>
  );

  function hasMarkOf(name: 'strong' | 'em'): boolean {
    return state !== undefined && hasMark(state, marks[name]);
  }

  function isListOf(name: 'bullet_list' | 'ordered_list'): boolean {
    return state !== undefined && isInList(state, nodes[name]);
  }
}
