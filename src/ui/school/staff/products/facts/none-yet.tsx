import { Link } from 'react-router-dom';

interface NoneYetProps {
  /** Which list of the contents it is. */
  readonly list: 'categorias' | 'docentes';
  /** What the way to it says. */
  readonly text: string;
}

/** Where there is nothing to choose from, as in a school that begins: where it is made. */
export function NoneYet({ list, text }: NoneYetProps) {
  return (
    <>
      Todavía no hay ninguna. <Link to={`/colaboradores/contenidos/${list}/nuevo`}>{text}</Link>
    </>
  );
}
