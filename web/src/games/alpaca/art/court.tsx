/** The costumes of the Nobles and of the Snob. */

import { Alpaca, line, NOBLE, SLATE } from "./body";

const rays = (
  <path
    d="M100 110L60-10h22zM100 110L118-10h22zM100 110L-10 20v26zM100 110L210 20v26zM100 110L-10 96v24zM100 110L210 96v24z"
    fill="#fff"
    opacity=".28"
  />
);

export const Alpaking = () => (
  <Alpaca
    wool={NOBLE}
    behind={rays}
    wear={
      <g>
        <path d="M60 156Q100 178 140 156L162 244Q100 264 38 244Z" fill="#a5222f" />
        <path d="M38 236Q100 256 162 236L164 250Q100 268 36 250Z" fill="#fff" />
        <path d="M58 248v1M82 254v1M106 256v1M130 253v1M150 247v1" {...line(4, "#2a2024")} />
      </g>
    }
    scarf={
      <g>
        <path d="M58 152Q100 180 142 152L146 170Q100 198 54 170Z" fill="#fff" stroke="#e3dcd0" strokeWidth="2" />
        <path d="M70 168v1M86 176v1M100 178v1M114 176v1M130 168v1" {...line(4.4, "#2a2024")} />
      </g>
    }
    hat={
      <g>
        <path
          d="M68 58L60 12L82 32L100 2L118 32L140 12L132 58Q100 48 68 58Z"
          fill="#f6c945"
          stroke="#b98712"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        <path d="M68 58Q100 48 132 58L133 50Q100 40 67 50Z" fill="#e0a728" />
        <g fill="#d6404b">
          <circle cx="100" cy="32" r="6" />
          <circle cx="80" cy="42" r="4" />
          <circle cx="120" cy="42" r="4" />
        </g>
        <g fill="#fbe08a" stroke="#b98712" strokeWidth="2">
          <circle cx="60" cy="11" r="5" />
          <circle cx="100" cy="2" r="6" />
          <circle cx="140" cy="11" r="5" />
        </g>
        <path
          d="M82 110Q84 136 100 144Q116 136 118 110Q110 120 100 118Q90 120 82 110Z"
          fill="#e9e0ee"
          stroke="#cfc2d8"
          strokeWidth="2"
        />
        <path d="M93 114q7 4 14 0" {...line(2.2)} />
      </g>
    }
    held={
      <g transform="translate(164 176) rotate(10)">
        <path d="M0-64V66" {...line(7, "#e0a728")} />
        <circle cy="-72" r="13" fill="#d6404b" stroke="#b98712" strokeWidth="3.4" />
        <path d="M0-96v12M-6-90h12" {...line(4, "#e0a728")} />
      </g>
    }
    arms={[
      [156, 186, -60],
      [58, 190, 26],
    ]}
    front={
      <g>
        <circle cx="48" cy="206" r="14" fill="#f6c945" stroke="#b98712" strokeWidth="2.6" />
        <path d="M34 206h28M48 192v-10M43 187h10" {...line(3.4, "#b98712")} />
      </g>
    }
  />
);

export const Alpaqueen = () => (
  <Alpaca
    wool={NOBLE}
    eyes="proud"
    behind={rays}
    wear={
      <g>
        <path d="M66 160Q100 176 134 160L170 250Q100 272 30 250Z" fill="#6a3d9a" />
        <path d="M88 168L74 258M112 168L126 258" {...line(4, "#9a6bd0")} />
        <path
          d="M32 244q11 10 22 2q11 10 23 3q11 9 23 2q12 7 23-2q12 7 23-3q11 8 22-2l2 10q-70 20-140 0z"
          fill="#f3e2b8"
        />
      </g>
    }
    scarf={
      <g>
        <path
          d="M52 148q6-14 16-8q4-12 14-6q8-8 18 0q10-8 18 0q10-6 14 6q10-6 16 8q8 12-4 18q-4 12-16 6q-6 10-16 4q-12 8-24 0q-10 6-16-4q-12 6-16-6q-12-6-4-18z"
          fill="#fff"
          stroke="#d9cde4"
          strokeWidth="2.4"
        />
        {[74, 83, 92, 100, 108, 117, 126].map((x) => (
          <circle
            key={x}
            cx={x}
            cy={158 + 9 * (1 - ((x - 100) / 26) ** 2)}
            r="4.4"
            fill="#fdf3e3"
            stroke="#c9b68f"
            strokeWidth="1.4"
          />
        ))}
      </g>
    }
    hat={
      <g>
        <path
          d="M62 66Q44 60 50 86Q54 100 66 96M138 66Q156 60 150 86Q146 100 134 96"
          fill={NOBLE.light}
          stroke={NOBLE.shade}
          strokeWidth="2.4"
        />
        <path
          d="M70 52Q66 22 82 14Q88 26 92 16Q100-8 108 16Q112 26 118 14Q134 22 130 52Q100 40 70 52Z"
          fill="#f6c945"
          stroke="#b98712"
          strokeWidth="2.4"
        />
        <path d="M100 8l7 12l-7 12l-7-12z" fill="#4aa3d8" stroke="#2a6f9c" strokeWidth="1.8" />
        <circle cx="80" cy="36" r="4" fill="#7fd0a5" />
        <circle cx="120" cy="36" r="4" fill="#7fd0a5" />
        <path d="M75 82l-6-4M77 79l-4-6M125 82l6-4M123 79l4-6" {...line(2.4)} />
        <path d="M94 111q6 6 12 0q-6-3-12 0z" fill="#c9304a" />
      </g>
    }
    arms={[[148, 176, -110]]}
    front={
      <g transform="translate(170 152) rotate(24)">
        <path d="M0 20L-30-14Q0-44 30-14Z" fill="#e88bb5" stroke="#a84878" strokeWidth="2.4" strokeLinejoin="round" />
        <path d="M0 20L-16-26M0 20V-30M0 20L16-26" {...line(2, "#a84878")} />
      </g>
    }
  />
);

export const Alpaprince = () => (
  <Alpaca
    wool={NOBLE}
    mouth="grin"
    tilt={-5}
    behind={rays}
    wear={
      <g>
        <path d="M56 168Q100 150 144 168L150 216Q100 236 50 216Z" fill="#2f6fb5" stroke="#1d4a80" strokeWidth="2.2" />
        <path d="M64 164L140 222" {...line(12, "#f6c945")} />
        <path
          d="M40 214q14-14 30 0q14-12 30 0q16-12 30 0q16-14 30 0q4 20-14 22q-46 14-92 0q-18-2-14-22z"
          fill="#4f93d8"
          stroke="#1d4a80"
          strokeWidth="2"
        />
      </g>
    }
    scarf={
      <path
        d="M70 150q8 10 15 2q7 11 15 3q8 8 15-3q8 8 15-2l2 12q-32 16-64 0z"
        fill="#fff"
        stroke="#d9cde4"
        strokeWidth="2"
      />
    }
    hat={
      <g>
        <path d="M64 60Q62 30 100 32Q138 30 136 60Q100 46 64 60Z" fill="#2f6fb5" />
        <path
          d="M62 62L60 46L74 54L84 42L94 50L100 40L106 50L116 42L126 54L140 46L138 62Q100 48 62 62Z"
          fill="#f6c945"
          stroke="#b98712"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path d="M122 44Q132 4 168 8Q164 30 132 46Q150 24 160 14" fill="#e4576b" stroke="#a82c41" strokeWidth="2.2" />
        <circle cx="100" cy="50" r="4" fill="#d6404b" />
      </g>
    }
    held={
      <g transform="translate(34 132) rotate(-18)">
        <path d="M-6-56Q0-70 6-56V34H-6Z" fill="#e2b17a" stroke="#a06a35" strokeWidth="2.4" />
        <path d="M-18 34h36" {...line(8, "#a06a35")} />
        <path d="M0 36v22" {...line(8, "#c65a3c")} />
      </g>
    }
    arms={[
      [52, 176, 110],
      [144, 186, -30],
    ]}
    front={
      <g transform="translate(156 196)">
        <path d="M0 8v44M0 30q10-2 14-10M0 40q-10-2-14-10" {...line(3, "#4d8f57")} />
        <circle r="13" fill="#e4576b" />
        <path d="M-6 0q0-7 7-6q7 2 4 8q-4 4-8 1" {...line(2.2, "#a82c41")} />
      </g>
    }
  />
);

export const Alpaprincess = () => (
  <Alpaca
    wool={NOBLE}
    eyes="big"
    tilt={5}
    behind={
      <g>
        {rays}
        <path d="M118 10Q180 40 172 150Q160 176 146 180Q150 90 116 30Z" fill="#fff" opacity=".6" />
      </g>
    }
    wear={
      <g>
        <path d="M66 162Q100 176 134 162L166 248Q100 268 34 248Z" fill="#ef8fb4" />
        <path d="M34 248q16-22 33 0q16-20 33 2q17-22 33-2q17-20 33 0q-66 24-132 0z" fill="#fbd0df" />
        <path d="M70 178q30 14 60 0" {...line(5, "#c94f80")} />
        <path d="M100 186l-14-8v16zM100 186l14-8v16z" fill="#c94f80" />
      </g>
    }
    scarf={
      <g>
        <path d="M80 148q20 14 40 0" {...line(3, "#f6c945")} />
        <path d="M100 156q-8-8-10 1q1 6 10 11q9-5 10-11q-2-9-10-1z" fill="#d6404b" />
      </g>
    }
    hat={
      <g>
        <path
          d="M74 56L108-18L128 52Q100 42 74 56Z"
          fill="#c77fd6"
          stroke="#8a4b9a"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M84 36Q104 28 122 34M94 14Q106 8 116 12" {...line(4, "#f6c945")} />
        <path d="M68 60Q100 42 134 56L133 65Q100 52 69 68Z" fill="#f6c945" stroke="#b98712" strokeWidth="1.8" />
        <path d="M74 82l-7-3M76 77l-5-6M126 82l7-3M124 77l5-6" {...line(2.4)} />
      </g>
    }
    held={
      <g transform="translate(36 138) rotate(-16)">
        <path d="M0 0V62" {...line(5, "#f3e2b8")} />
        <path
          d="M0-32l7 17l18 1l-14 12l5 18l-16-10l-16 10l5-18l-14-12l18-1z"
          fill="#f6c945"
          stroke="#b98712"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      </g>
    }
    arms={[[54, 180, 100]]}
    front={
      <path
        d="M12 84l2 6l6 1l-5 4l2 6l-5-3l-5 3l2-6l-5-4l6-1zM62 122l1 4l4 1l-3 3l1 4l-3-2l-4 2l1-4l-3-3l4-1z"
        fill="#fff"
      />
    }
  />
);

export const Snob = () => (
  <Alpaca
    wool={SLATE}
    eyes="proud"
    mouth="none"
    tilt={-14}
    wear={
      <g>
        <path d="M50 178q50-22 100 0l6 44q-56 18-112 0z" fill="#26242e" />
        <path d="M78 166L100 226L122 166Q100 176 78 166Z" fill="#fff" />
        <path d="M100 190v1M100 204v1" {...line(4, "#26242e")} />
      </g>
    }
    scarf={
      <path
        d="M100 156l-22-12v24zM100 156l22-12v24z"
        fill="#8e2b45"
        stroke="#5c1528"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    }
    hat={
      <g>
        <path d="M72 56L68-2Q100-12 132-2L128 56Q100 46 72 56Z" fill="#26242e" />
        <path d="M71 42Q100 30 129 42L128 54Q100 44 72 54Z" fill="#8e2b45" />
        <path d="M54 60Q100 36 146 60Q146 68 138 66Q100 48 62 66Q54 68 54 60Z" fill="#1b1a22" />
        <circle cx="116" cy="87" r="12" fill="#d9eefc" fillOpacity=".45" stroke="#d9a520" strokeWidth="3" />
        <path d="M126 94q10 24 2 44" {...line(2, "#d9a520")} />
        <path d="M92 112q8-5 16 0" {...line(2.4)} />
      </g>
    }
    arms={[[146, 172, -118]]}
    front={
      <g transform="translate(174 150)">
        <path d="M-18-14h32q0 24-16 24t-16-24z" fill="#fff" stroke="#b9a88c" strokeWidth="2.2" />
        <path d="M14-8q12-2 9 7q-3 6-12 5" {...line(3, "#b9a88c")} />
        <path d="M-24 12h44q-4 8-22 8t-22-8z" fill="#f3e2b8" stroke="#b9a88c" strokeWidth="2" />
        <path d="M-8-22q-5-6 0-12M4-22q-5-6 0-12" {...line(2.4, "#fff")} />
      </g>
    }
  />
);
