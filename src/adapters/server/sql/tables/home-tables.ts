/** Where a seminar is attended on line. */
export interface SeminarRoomsTable {
  product_id: number;
  address: string;
}

export interface HomeTables {
  seminar_rooms: SeminarRoomsTable;
}
