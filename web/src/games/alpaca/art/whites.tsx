/** Pictures of the Puppy, the Fence and the white alpacas. */

import { Alpaca, CREAM, line, WHITE } from "./body";

export const Puppy = () => (
  <g>
    <path d="M20 262q2-18 6-26M26 262q4-12 12-16M176 262q-2-16-8-22" {...line(3, "#5d9a58")} />
    <g transform="translate(32 76) scale(.7)">
      <Alpaca
        wool={CREAM}
        eyes="big"
        tilt={-7}
        mouth="none"
        front={
          <path
            d="M92 107q8 8 16 0M97 111v7q3 5 7 0v-7"
            fill="#ef8a8f"
            stroke="#3a2a20"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        }
      />
    </g>
    <g transform="translate(139 79) rotate(14)">
      <path
        d="M0 0C-16-22-28-8-18 4C-26 14-8 20 0 4C8 20 26 14 18 4C28-8 16-22 0 0Z"
        fill="#f59b42"
        stroke="#8f4a12"
        strokeWidth="2"
      />
      <path d="M0-8v18M0-8l-5-8M0-8l5-8" {...line(2.4, "#4d2b10")} />
    </g>
    <path d="M148 102q-8 16-24 14" {...line(2, "#fff")} strokeDasharray="1 6" />
  </g>
);

export const Fence = () => (
  <g>
    <ellipse cx="100" cy="250" rx="84" ry="9" fill="#2b1d12" opacity=".14" />
    <g stroke="#7d5128" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M12 176h118v16H12zM12 214h118v16H12z" fill="#c98f55" />
      <path d="M22 250v-96l11-14l11 14v96zM58 250v-96l11-14l11 14v96zM94 250v-96l11-14l11 14v96z" fill="#e2b17a" />
      <path d="M136 252l18-92l15-10l7 16l-18 90z" fill="#e2b17a" />
    </g>
    <g fill="#7d5128">
      <circle cx="33" cy="184" r="2.6" />
      <circle cx="69" cy="184" r="2.6" />
      <circle cx="105" cy="184" r="2.6" />
      <circle cx="33" cy="222" r="2.6" />
      <circle cx="69" cy="222" r="2.6" />
      <circle cx="105" cy="222" r="2.6" />
    </g>
    <path d="M27 160v78M63 160v78M99 160v78" {...line(2, "#f3d3a8")} />
    <g transform="translate(69 118)">
      <path d="M-22 4C-26-14-10-22 4-16C14-24 30-14 24 4C20 20-16 22-22 4Z" fill="#5fa8c9" />
      <path d="M-20 8C-14 2 0 4 2 14C-6 20-18 18-20 8Z" fill="#3f86a8" />
      <path d="M23-6l14 4l-14 5z" fill="#f0a43a" />
      <circle cx="14" cy="-6" r="3" fill="#2c211c" />
      <path d="M-4 20v6M6 20v6" {...line(2.6, "#c9762b")} />
      <path d="M-8-15C-6-32 20-36 24-17L30-15L-14-11Z" fill="#f6c945" stroke="#b98712" strokeWidth="2" />
    </g>
    <g transform="translate(146 96) rotate(34)">
      <rect x="-4" y="-10" width="9" height="62" rx="4" fill="#a56a36" />
      <path d="M-20-24h34q8 2 10 14h-44z" fill="#8d98a5" stroke="#5b6570" strokeWidth="2" />
    </g>
  </g>
);

export const Librarian = () => (
  <Alpaca
    wool={WHITE}
    behind={
      <g stroke="#3a2a20" strokeOpacity=".25" strokeWidth="1.5">
        <path d="M4 60h44v16H4zM8 240h36v20H8z" fill="#4f7fa8" />
        <path d="M2 222h44v18H2z" fill="#c65a3c" />
        <path d="M10 204h34v18H10z" fill="#e0b34a" />
        <path d="M0 76h52v6H0z" fill="#8a5b38" />
        <path d="M12 34h10v26H12zM26 30h12v30H26z" fill="#6a9b62" />
        <path d="M154 70h46v6h-46z" fill="#8a5b38" />
        <path d="M160 40h11v30h-11zM175 34h10v36h-10z" fill="#b7503f" />
      </g>
    }
    hat={
      <g>
        <ellipse cx="100" cy="40" rx="15" ry="12" fill="#f3e6cf" stroke="#d8c4a2" strokeWidth="2" />
        <path d="M78 32l44 14" {...line(4, "#e0a02c")} />
        <path d="M78 32l-5-2" {...line(4, "#3a2a20")} />
        <g {...line(3.2, "#33251c")}>
          <circle cx="84" cy="87" r="12" fill="#cfe8ff" fillOpacity=".35" />
          <circle cx="116" cy="87" r="12" fill="#cfe8ff" fillOpacity=".35" />
          <path d="M96 86h8M72 84l-6-4M128 84l6-4" />
        </g>
      </g>
    }
    held={
      <g transform="translate(100 180)">
        <path d="M-40-18Q-20-28 0-18Q20-28 40-18V20Q20 10 0 20Q-20 10-40 20Z" fill="#8c3b2e" />
        <path d="M-35-15Q-18-23 0-14V15Q-18 7-35 14Z" fill="#fff8e7" />
        <path d="M35-15Q18-23 0-14V15Q18 7 35 14Z" fill="#fff0cf" />
        <path d="M-28-8h20M-28-2h20M-28 4h18M28-8H8M28-2H8M28 4H10" {...line(1.8, "#c9b68f")} />
      </g>
    }
    arms={[
      [60, 186, 24],
      [140, 186, -24],
    ]}
  />
);

export const Consumerist = () => (
  <Alpaca
    wool={WHITE}
    mouth="grin"
    hat={
      <g>
        <path
          d="M66 80h30q1 18-14 18T66 80zM104 80h30q-1 18-16 18t-14-18z"
          fill="#d8337b"
          stroke="#7c1846"
          strokeWidth="2.4"
        />
        <path d="M94 82q6-4 12 0" {...line(3, "#7c1846")} />
        <path d="M72 84l8 0M110 84l8 0" {...line(3, "#ffb9da")} />
        <path d="M112 46q-16-14-18 2q2 14 18-2q16-14 20 0q0 14-20 0z" fill="#f0b429" stroke="#b27b0c" strokeWidth="2" />
      </g>
    }
    scarf={<path d="M76 146q24 16 48 0l2 10q-26 16-52 0z" fill="#f48fb1" />}
    held={
      <g stroke="#3a2a20" strokeOpacity=".35" strokeWidth="2">
        <path d="M22 176q8-22 22 0M146 172q14-26 28 0M152 206q10-18 22 0" {...line(3, "#6b4a33")} />
        <path d="M8 178h48l5 62H4z" fill="#45a29e" />
        <path d="M136 174h48l4 48h-56z" fill="#f0b429" />
        <path d="M148 206h38l6 44h-48z" fill="#e4576b" />
        <path d="M32 198l5 9l10 1l-7 7l2 10l-10-5l-9 5l2-10l-7-7l10-1z" fill="#fff" strokeWidth="0" />
        <path d="M160 188q-8-8-10 1q1 7 10 11q9-4 10-11q-2-9-10-1z" fill="#fff" strokeWidth="0" />
      </g>
    }
    arms={[
      [58, 172, 40],
      [142, 170, -40],
    ]}
    front={
      <path
        d="M96 196h20v44l-4-4l-3 4l-3-4l-3 4l-3-4l-4 4zM100 204h12M100 211h12M100 218h8"
        fill="#fff"
        stroke="#b9a88c"
        strokeWidth="1.6"
      />
    }
  />
);

export const Sweeper = () => (
  <Alpaca
    wool={WHITE}
    tilt={5}
    hat={
      <path
        d="M64 60Q66 34 102 34Q136 34 136 58L144 64Q124 60 100 60Q80 60 64 66Z"
        fill="#47607a"
        stroke="#2c3e51"
        strokeWidth="2"
      />
    }
    scarf={<path d="M74 142q26 20 52 0l-4 14l-14 6l-6 18l-8-18l-18-8z" fill="#d9493f" />}
    held={
      <g>
        <path d="M168 66L128 214" {...line(7, "#a8713d")} />
        <path d="M112 206l30 8l8 40q-28 10-56-4z" fill="#ecc35a" stroke="#b48525" strokeWidth="2" />
        <path d="M118 220l-8 30M128 222l-3 32M137 224l3 28M114 214l30 8" {...line(2.2, "#b48525")} />
      </g>
    }
    arms={[
      [150, 150, -150],
      [126, 178, -60],
    ]}
    front={
      <g>
        <path d="M22 262q-6-20 12-22q4-14 20-8q18-6 20 12q14 4 8 18z" fill="#b9a58a" />
        <circle cx="44" cy="240" r="10" fill="#f6c945" stroke="#b98712" strokeWidth="2.4" />
        <path d="M44 234v12" {...line(2.4, "#b98712")} />
        <circle cx="66" cy="250" r="8" fill="#f6c945" stroke="#b98712" strokeWidth="2.2" />
        <path d="M26 222l-4-10M40 218v-12M60 220l6-10" {...line(2.6, "#fff")} />
      </g>
    }
  />
);

export const Fighter = () => (
  <Alpaca
    wool={WHITE}
    eyes="stern"
    mouth="flat"
    behind={
      <path
        d="M100 8l14 30l30-16l-8 32l34-2l-26 24l34 16l-40 8H60L26 92l34-16l-26-24l34 2l-8-32l30 16z"
        fill="#fff"
        opacity=".35"
      />
    }
    hat={
      <g>
        <path d="M66 66Q100 50 134 66L133 77Q100 62 67 77Z" fill="#d5342f" />
        <path d="M134 66l22-8l-6 12l10 8l-27-2z" fill="#b52520" />
        <g transform="translate(122 100) rotate(-28)">
          <rect x="-12" y="-5" width="24" height="10" rx="5" fill="#f3c08f" stroke="#c88d56" strokeWidth="1.6" />
          <path d="M-4-5v10M4-5v10" {...line(1.4, "#c88d56")} />
        </g>
      </g>
    }
    wear={
      <path
        d="M56 206q44 16 88 0l2 26q-14 8-40 6l-6-10l-6 10q-28 2-40-6z"
        fill="#2f5fa8"
        stroke="#1f3f73"
        strokeWidth="2"
      />
    }
    arms={[
      [56, 164, 150],
      [144, 168, -120],
    ]}
    front={
      <g fill="#d5342f" stroke="#8e1d1a" strokeWidth="2.6">
        <path d="M22 152c-10-28 16-44 34-32c14 10 12 30 4 40q-22 10-38-8z" />
        <path d="M26 158l32 4l-2 14l-30-4z" fill="#fff" />
        <path d="M180 164c8-28-18-44-34-30c-14 12-10 30-2 38q22 10 36-8z" />
        <path d="M176 170l-32 5l3 13l30-5z" fill="#fff" />
        <path d="M50 130q-10 6-4 16M152 142q10 6 4 16" {...line(2.6, "#8e1d1a")} />
      </g>
    }
  />
);

export const Mime = () => (
  <Alpaca
    wool={WHITE}
    eyes="big"
    mouth="none"
    behind={
      <path d="M150 40h44v170h-44z" fill="#fff" opacity=".28" stroke="#fff" strokeWidth="3" strokeDasharray="8 7" />
    }
    wear={
      <g>
        <path d="M50 176q50-22 100 0l4 40q-54 20-108 0z" fill="#fff" stroke="#d8d2c8" strokeWidth="2" />
        <path d="M50 182q50-20 100 0M49 195q51-18 102 0M48 208q52-14 104 0" {...line(6, "#26344f")} />
      </g>
    }
    hat={
      <g>
        <ellipse cx="100" cy="94" rx="30" ry="26" fill="#fff" opacity=".65" />
        <path d="M62 58Q66 30 106 30Q146 32 138 56Q104 44 62 58Z" fill="#26263a" />
        <path d="M106 30l3-9" {...line(4, "#26263a")} />
        <circle cx="84" cy="86" r="6.5" fill="#1e1a20" />
        <circle cx="116" cy="86" r="6.5" fill="#1e1a20" />
        <circle cx="86" cy="84" r="2.3" fill="#fff" />
        <circle cx="118" cy="84" r="2.3" fill="#fff" />
        <path d="M84 74v-6M116 74v-6M84 98l-3 9l3 4l3-4zM116 98l-3 9l3 4l3-4z" {...line(2.4, "#1e1a20")} />
        <path d="M94 97q6 5 12 0q-2 6-6 6t-6-6z" fill="#3a2a20" />
        <path d="M93 112q3-4 7-1q4-3 7 1q-7 7-14 0z" fill="#d5283c" />
      </g>
    }
    scarf={<path d="M78 146q22 14 44 0l-2 8q-20 12-40 0z" fill="#d5283c" />}
    arms={[
      [52, 158, 140],
      [148, 156, -146],
    ]}
    front={
      <g fill="#fff" stroke="#b9b2a8" strokeWidth="2">
        <path d="M28 140q-4-20 8-22q4-8 10-1q8-2 9 8q4 16-10 19q-12 4-17-4z" />
        <path d="M172 138q4-20-8-22q-4-8-10-1q-8-2-9 8q-4 16 10 19q12 4 17-4z" />
        <path d="M36 120v10M46 118v10M164 118v10M154 116v10" {...line(2, "#b9b2a8")} />
      </g>
    }
  />
);

export const Explorer = () => (
  <Alpaca
    wool={WHITE}
    tilt={-4}
    behind={
      <g>
        <path
          d="M-2 120Q30 96 46 140Q20 118-2 140ZM-2 80Q34 60 54 92Q22 80-2 100ZM202 150Q170 120 154 164Q180 146 202 168ZM202 96Q168 74 150 108Q180 96 202 116Z"
          fill="#4d8f57"
        />
      </g>
    }
    hat={
      <g>
        <path d="M66 62Q66 22 100 22Q134 22 134 62Z" fill="#d9bd85" />
        <path d="M52 66Q100 42 148 66Q150 74 144 74Q100 56 56 74Q50 74 52 66Z" fill="#c4a466" />
        <path d="M66 56Q100 44 134 56V62Q100 50 66 62Z" fill="#7a5b34" />
        <circle cx="100" cy="22" r="4" fill="#c4a466" />
      </g>
    }
    scarf={<path d="M76 146q24 18 48 0l-2 12q-20 14-44 0zM84 156l-6 24l14-14z" fill="#e07b39" />}
    held={
      <g transform="translate(100 188) rotate(-4)">
        <path
          d="M-46-20l30 8l32-8l30 8v40l-30-8l-32 8l-30-8z"
          fill="#f6e7bf"
          stroke="#a98a4f"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M-16-12v40M16-20v40" {...line(1.8, "#d5bd86")} />
        <path d="M-36 12q10-16 20-8t18-2t16 4" {...line(2.6, "#3f86a8")} strokeDasharray="5 5" />
        <path d="M26-4l10 10M36-4l-10 10" {...line(3.6, "#d5342f")} />
      </g>
    }
    arms={[
      [54, 188, 34],
      [146, 186, -34],
    ]}
  />
);

export const Pacifist = () => (
  <Alpaca
    wool={WHITE}
    eyes="happy"
    hat={
      <g>
        <path d="M66 64Q100 44 134 64" {...line(5, "#5d9a58")} />
        {[
          [68, 62, "#f06f8b"],
          [84, 53, "#fff"],
          [101, 50, "#f6c945"],
          [118, 54, "#b48ad6"],
          [133, 63, "#f06f8b"],
        ].map(([x, y, fill]) => (
          <g key={x} transform={`translate(${x} ${y})`} fill={fill as string}>
            <path
              d="M0-9a5 5 0 0 1 5 6a5 5 0 0 1-1 8a5 5 0 0 1-8 0a5 5 0 0 1-1-8a5 5 0 0 1 5-6z"
              stroke="#3a2a20"
              strokeOpacity=".2"
            />
            <circle r="3" fill="#f0a43a" />
          </g>
        ))}
      </g>
    }
    scarf={
      <g>
        <path d="M80 140q-4 26 20 40q24-14 20-40" {...line(2.6, "#6b4a33")} />
        <circle cx="100" cy="186" r="15" fill="#fff4d6" stroke="#d98b2b" strokeWidth="4" />
        <path d="M100 172v28M100 187l-10 10M100 187l10 10" {...line(3.6, "#d98b2b")} />
      </g>
    }
    arms={[
      [48, 170, 118],
      [152, 170, -118],
    ]}
    front={
      <g>
        <g transform="translate(28 132)">
          <path d="M-18 4Q-6-16 8-6L20-10L14 2Q12 16-4 14Q-16 14-18 4Z" fill="#fff" stroke="#b9c3cf" strokeWidth="2" />
          <path d="M-6 2Q4-16 12-22Q14-6 6 6Z" fill="#eef3f8" stroke="#b9c3cf" strokeWidth="2" />
          <circle cx="-11" cy="2" r="2" fill="#2c211c" />
          <path d="M-18 5l-8 4M-24 9l-6-4M-24 9l-4 6" {...line(2.4, "#5d9a58")} />
        </g>
        <path
          d="M172 140q-14-15-18 2q2 12 18 21q16-9 18-21q-4-17-18-2z"
          fill="#ef5b72"
          stroke="#a82c41"
          strokeWidth="2.2"
        />
      </g>
    }
  />
);

export const Dreamer = () => (
  <Alpaca
    wool={WHITE}
    eyes="closed"
    tilt={10}
    behind={
      <g>
        <path d="M14 150A86 86 0 0 1 186 150" {...line(9, "#f28b82")} />
        <path d="M23 150A77 77 0 0 1 177 150" {...line(9, "#fbd46d")} />
        <path d="M32 150A68 68 0 0 1 168 150" {...line(9, "#8fd3a6")} />
        <path d="M41 150A59 59 0 0 1 159 150" {...line(9, "#8ab8ee")} />
      </g>
    }
    hat={
      <g>
        <path d="M90 56L101 2L113 55Q101 48 90 56Z" fill="#f9d976" stroke="#cf9a2c" strokeWidth="2" />
        <path d="M93 42l17 3M95 31l13 3M98 19l7 2" {...line(2.6, "#cf9a2c")} />
        <path d="M118 52q22 8 18 40q-4-22-18-30z" fill="#f2a6cf" />
        <path d="M124 50q24 14 20 48q-6-26-20-38z" fill="#a98ae0" />
      </g>
    }
    front={
      <g>
        <path
          d="M44 208q-24 0-22 22q-12 22 14 26q30 10 64 2q34 8 64-2q26-4 14-26q2-22-22-22q-56 14-112 0z"
          fill="#fff"
          stroke="#cdd8ea"
          strokeWidth="2.4"
        />
        <path d="M44 226q10 8 22 0M134 230q12 8 24 0M88 238q12 8 24 0" {...line(2.4, "#cdd8ea")} />
        <path d="M150 60h14l-14 16h14M170 34h11l-11 13h11" {...line(4, "#5a4d8c")} />
        <path
          d="M34 66l3 8l8 1l-6 6l2 8l-7-4l-7 4l2-8l-6-6l8-1zM60 22l2 5l6 1l-4 4l1 6l-5-3l-5 3l1-6l-4-4l6-1z"
          fill="#fff6cf"
        />
      </g>
    }
  />
);
