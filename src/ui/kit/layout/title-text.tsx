/** A title in which a number never begins a line without what it counts: 'Examen del módulo 1: contratar bien', 'el 18 %'. */
export function TitleText({ text }: { text: string }) {
  return text.split(/((?:\S+ ){1,3}\d{1,3}(?!\S*\d)\S*(?:\s%)?)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} data-numbers>
        {part}
      </span>
    ),
  );
}
