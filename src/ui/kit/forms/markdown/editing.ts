import { chainCommands, exitCode, baseKeymap, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { runningText } from './markdown-text.ts';

const { nodes, marks } = runningText;

/** What can be done to what is selected, by name. */
export const editingCommands = {
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  paragraph: setBlockType(nodes.paragraph),
  heading: setBlockType(nodes.heading, { level: 2 }),
  subheading: setBlockType(nodes.heading, { level: 3 }),
  bullets: wrapInList(nodes.bullet_list, { tight: true }),
  numbers: wrapInList(nodes.ordered_list, { tight: true }),
  quote: wrapIn(nodes.blockquote),
  undo,
  redo,
} as const satisfies Readonly<Record<string, Command>>;

/** A link over what is selected; '' takes it away. */
export function linkTo(address: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    const change = state.tr.removeMark(from, to, marks.link);
    if (address !== '') change.addMark(from, to, marks.link.create({ href: address }));
    dispatch?.(change);
    return true;
  };
}

/** A picture with its words, in the place of what is selected. */
export function pictureOf(address: string, words: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.image.create({ src: address, alt: words })).scrollIntoView());
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
  const has = (mark: (typeof marks)['strong']): boolean =>
    empty ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined : state.doc.rangeHasMark(from, to, mark);
  const { type, attrs } = $from.parent;
  const heading = attrs['level'] === 3 ? 'subheading' : 'heading';
  const block = type === nodes.heading ? heading : 'paragraph';
  return { isBold: has(marks.strong), isItalic: has(marks.em), block };
}

/** Keys and shortcuts of writing. The tabulator is nobody's: it leads out of the text. */
export function editingPlugins(): Plugin[] {
  const hardBreak = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  });
  return [
    inputRules({
      rules: [
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
        wrappingInputRule(/^(\d+)\.\s$/, nodes.ordered_list, (match) => ({ order: Number(match[1]), tight: true })),
        wrappingInputRule(/^\s*([-*])\s$/, nodes.bullet_list, () => ({ tight: true })),
        textblockTypeInputRule(/^##\s$/, nodes.heading, { level: 2 }),
        textblockTypeInputRule(/^###\s$/, nodes.heading, { level: 3 }),
      ],
    }),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': editingCommands.bold,
      'Mod-i': editingCommands.italic,
      'Mod-]': sinkListItem(nodes.list_item),
      'Mod-[': liftListItem(nodes.list_item),
      'Shift-Enter': hardBreak,
      Enter: splitListItem(nodes.list_item),
    }),
    keymap(baseKeymap),
    history(),
  ];
}
