import { chainCommands, exitCode, baseKeymap, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import type { Act, WritingLanguage } from './writing-language.ts';

/** The commands of a language: of what it does not have there is none. */
export function commandsOf({ schema: { nodes, marks }, acts }: WritingLanguage): Partial<Record<Act, Command>> {
  const { paragraph, heading, bullet_list: bullets, ordered_list: numbers, blockquote } = nodes;
  const { strong, em } = marks;
  const all: Partial<Record<Act, Command | undefined>> = {
    bold: strong && toggleMark(strong),
    italic: em && toggleMark(em),
    paragraph: paragraph && setBlockType(paragraph),
    heading: heading && setBlockType(heading, { level: 2 }),
    subheading: heading && setBlockType(heading, { level: 3 }),
    bullets: bullets && wrapInList(bullets, { tight: true }),
    numbers: numbers && wrapInList(numbers, { tight: true }),
    quote: blockquote && wrapIn(blockquote),
    undo,
    redo,
  };
  return Object.fromEntries(acts.flatMap((act) => (act in all ? [[act, all[act as Act]]] : [])));
}

/** A link over what is selected; '' takes it away. */
export function linkTo(address: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const { link } = state.schema.marks;
    if (link === undefined) return false;
    const change = state.tr.removeMark(from, to, link);
    if (address !== '') change.addMark(from, to, link.create({ href: address }));
    dispatch?.(change);
    return true;
  };
}

/** A picture with its words, in the place of what is selected. */
export function pictureOf(address: string, words: string): Command {
  return (state, dispatch) => {
    const { image } = state.schema.nodes;
    if (image === undefined) return false;
    dispatch?.(state.tr.replaceSelectionWith(image.create({ src: address, alt: words })).scrollIntoView());
    return true;
  };
}

/** What the selection is: which marks are on it, and what block it stands in. */
export function lookOf(state: EditorState): {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly block: string;
} {
  const { from, to, empty, $from } = state.selection;
  const { marks } = state.schema;
  const has = (mark: MarkType | undefined): boolean => {
    if (mark === undefined) return false;
    return empty
      ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, mark);
  };
  const { type, attrs } = $from.parent;
  const heading = attrs['level'] === 3 ? 'subheading' : 'heading';
  const block = type.name === 'heading' ? heading : 'paragraph';
  return { isBold: has(marks['strong']), isItalic: has(marks['em']), block };
}

/** Keys and shortcuts of writing. The tabulator is nobody's: it leads out of the text. */
export function editingPlugins(language: WritingLanguage): Plugin[] {
  const { bold, italic } = commandsOf(language);
  const { hard_break: lineBreak, list_item: item } = language.schema.nodes;
  const breakLine: Command = (state, dispatch) => {
    if (lineBreak === undefined) return false;
    dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return true;
  };
  return [
    inputRules({ rules: rulesOf(language) }),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      ...(bold && { 'Mod-b': bold }),
      ...(italic && { 'Mod-i': italic }),
      ...(item && { 'Mod-]': sinkListItem(item), 'Mod-[': liftListItem(item), Enter: splitListItem(item) }),
      'Shift-Enter': chainCommands(exitCode, breakLine),
    }),
    keymap(baseKeymap),
    history(),
  ];
}

/** What is typed at the beginning of a line and makes it something else. */
function rulesOf({ schema: { nodes }, acts }: WritingLanguage): InputRule[] {
  const { heading, bullet_list: bullets, ordered_list: numbers, blockquote } = nodes;
  const order = (match: RegExpMatchArray) => ({ order: Number(match[1]), tight: true });
  return [
    blockquote && wrappingInputRule(/^\s*>\s$/, blockquote),
    numbers && wrappingInputRule(/^(\d+)\.\s$/, numbers, order),
    bullets && wrappingInputRule(/^\s*([-*])\s$/, bullets, () => ({ tight: true })),
    heading && textblockTypeInputRule(/^##\s$/, heading, { level: 2 }),
    heading && acts.includes('subheading') && textblockTypeInputRule(/^###\s$/, heading, { level: 3 }),
  ].filter((rule) => rule instanceof InputRule);
}
