/** What is painted on each tile, around its middle; a tile reaches 19 to each side. */

export interface Shape {
  d: string;
  glass: string;
}

const shape = (glass: string, d: string): Shape => ({ d, glass });
const ALL = "M-20-18H20V18H-20z";

export const SCENES: Record<string, Shape[]> = {
  "ancient-rune": [
    shape("dusk-deep", ALL),
    shape("dusk", "M0-17-15 8.5H15z"),
    shape("dusk-deep", "M0 17-15-8.5H15zM-12.5 0a12.5 12.5 0 1 0 25 0 12.5 12.5 0 1 0-25 0z"),
    shape("sky-deep", "M-9.5 0a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0z"),
  ],
  "dusty-desert": [
    shape("sky-deep", ALL),
    shape("moon", "M7-11a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0z"),
    shape("earth-deep", "M-20 0Q-10-8 0-1T20-4V18H-20z"),
    shape("earth", "M-20 7Q-8-2 4 5T20 4V18H-20z"),
    shape("candle", "M-20 13Q-6 6 8 12T20 11V18H-20z"),
  ],
  "underground-volcano": [
    shape("dusk-deep", ALL),
    shape("rose", "M-3-7Q-12-11-8-18H9Q13-11 3-7z"),
    shape("stone-deep", "M-19 18-5-7H5L19 18z"),
    shape("ember", "M-5-7 0-3 5-7 3 4 7 12 4 18H-5L-2 9-4 3z"),
    shape("candle", "M-1 4 2 10 0 18H3L4 12z"),
  ],
  "bubbling-lake": [
    shape("sky", ALL),
    shape("sky-pale", "M-20-3Q-10-9 0-4T20-5V3Q8-2 0 3T-20 4z"),
    shape("sky-deep", "M-20 4Q-10-1 0 3T20 3V18H-20z"),
    shape("leaf", "M-14 10Q-8 6-3 10-8 14-14 10zM5 13Q10 10 15 13 10 16 5 13z"),
    shape("milk", "M-4-11a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0zM6-8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z"),
  ],
  "amber-peak": [
    shape("dusk", ALL),
    shape("earth", "M-20 18-9-4-2 6 6-13 20 14V18z"),
    shape("candle", "M6-13 0 1 5 4 9-2z"),
    shape("ember", "M6-13 9-2 13 4 20 14z"),
    shape("candle", "M-9-4-13 5-8 8-6 2z"),
  ],
  thornwood: [
    shape("leaf-deep", ALL),
    shape("leaf", "M-20-12Q-12-6-14 4L-20 8zM20-14Q10-6 13 6L20 9z"),
    shape("cloak", "M-12 18Q-14 2-7-8L-3-18H1Q-7-2-5 18zM8 18Q10 4 5-6L9-18H13Q11-2 14 18z"),
    shape("earth-deep", "M-20 6-9 3-14 9zM-4-4 4-8 2-2zM18 2 9 1 14 7zM-5 10 3 6 1 12z"),
  ],
  "crystal-crypt": [
    shape("stone-deep", ALL),
    shape("stone", "M-14 18V-2Q-12-14 0-17 12-14 14-2V18z"),
    shape("cloak", "M-9 18V0Q-8-9 0-11 8-9 9 0V18z"),
    shape("dusk", "M-13 18-10 7-7 4-4 9-4 18z"),
    shape("rose", "M3 18 4 6 8 1 11 8 12 18z"),
    shape("sky-pale", "M-5 18-3 10 0 7 3 12V18z"),
  ],
};
