import { Dialog } from '#ui/kit/overlay/dialog.tsx';
import styles from './shortcuts-dialog.module.css';
import { shortcuts } from './texts.ts';

/** The keys of the reader. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Atajos de teclado">
      <table className={styles.keys}>
        <tbody>
          {shortcuts.map(({ keys, does }) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Puedes apagarlos en los ajustes de lectura. Nunca actúan mientras escribes.</p>
    </Dialog>
  );
}
