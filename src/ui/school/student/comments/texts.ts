export const starsText = (stars: number): string => (stars === 1 ? '1 estrella' : `${stars} estrellas`);

export const ratingsText = (count: number): string => (count === 1 ? '1 calificación' : `${count} calificaciones`);
