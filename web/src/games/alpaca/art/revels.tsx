/** The costumes of the brown alpacas of value 7 and 8. */

import { Alpaca, BROWN, line } from "./body";

export const Bargainer = () => (
  <Alpaca
    wool={BROWN}
    eyes="wink"
    mouth="none"
    wear={<path d="M48 176q52-22 104 0l-4 44q-48 18-96 0z" fill="#f4efe4" />}
    hat={
      <g>
        <path d="M70 56Q70 24 100 24Q130 24 130 56Q100 44 70 56Z" fill="#4b3b2f" />
        <path d="M56 62Q100 38 144 62Q140 70 132 66Q100 50 68 66Q60 70 56 62Z" fill="#3a2d24" />
        <path d="M70 50Q100 38 130 50V56Q100 44 70 56Z" fill="#c9a227" />
        <path
          d="M100 106q-8-6-16 0q-6 5-12 0q4 12 16 9q8-1 12-6q4 5 12 6q12 3 16-9q-6 5-12 0q-8-6-16 0z"
          fill="#3a2416"
        />
        <path d="M93 117q8 4 14-2" {...line(2.2)} />
      </g>
    }
    held={
      <g>
        <path d="M78 150L40 164Q10 190 6 240L62 234L74 190Z" fill="#7a6248" stroke="#4f3d2b" strokeWidth="2.4" />
        <path d="M122 150L160 164Q190 190 194 240L138 234L126 190Z" fill="#7a6248" stroke="#4f3d2b" strokeWidth="2.4" />
        <path d="M70 172Q36 186 26 228L56 226L68 194Z" fill="#b2384a" />
        <path d="M130 172Q164 186 174 228L144 226L132 194Z" fill="#b2384a" />
        <g fill="#f6c945" stroke="#8f6a10" strokeWidth="2">
          <circle cx="50" cy="196" r="8" />
          <circle cx="41" cy="217" r="7" />
          <circle cx="150" cy="196" r="8" />
          <path d="M152 212l8 4l-2 9l-9 1l-5-8z" fill="#6fc1d8" stroke="#2f7d96" />
        </g>
        <path d="M50 191v5l4 2M150 191v5l-4 2M41 213v4l3 1" {...line(1.8)} />
      </g>
    }
    arms={[
      [20, 214, 60],
      [180, 214, -60],
    ]}
    front={
      <g>
        <path d="M90 152l10 6l10-6v14l-10-6l-10 6z" fill="#d98b2b" stroke="#8a5310" strokeWidth="2" />
      </g>
    }
  />
);

export const Reveller = () => (
  <Alpaca
    wool={BROWN}
    eyes="happy"
    mouth="grin"
    tilt={-8}
    behind={
      <g>
        <path d="M-4 26Q50 60 104 26T204 30" {...line(2.4, "#6b4a33")} />
        <path
          d="M12 34l20 6l-14 16zM50 44l20-2l-8 20zM142 26l20-2l-7 19zM172 26l19 1l-9 18z"
          fill="#fff"
          opacity=".85"
        />
        <g>
          <path d="M22 96l8 4M170 80l8-5M34 132l-6 7M180 118l4 8M20 170l9-2" {...line(5, "#3fa7a0")} />
          <path d="M40 88l2 9M162 104l7 5M14 118l8 3M186 150l-8 3" {...line(5, "#e4576b")} />
          <path d="M28 62l6 5M176 56l-8 2" {...line(5, "#7b5fc0")} />
        </g>
      </g>
    }
    hat={
      <g>
        <path d="M74 58L104-2L128 56Q100 46 74 58Z" fill="#e4576b" />
        <path d="M81 42l41-2M88 27l28-1M96 13l13 0" {...line(5, "#fbe08a")} />
        <circle cx="104" cy="-1" r="8" fill="#fff2d2" />
        <path
          d="M66 79h30l-3 14q-12 8-22 0zM104 79h30l-5 14q-12 8-22 0z"
          fill="#7b5fc0"
          stroke="#4b3a80"
          strokeWidth="2.4"
        />
        <path d="M96 82h8" {...line(3, "#4b3a80")} />
        <path d="M72 85l5 5M78 84l4 5M111 85l5 5M117 84l4 5" {...line(2.6, "#fff")} />
      </g>
    }
    scarf={
      <g>
        {[
          [78, 142, "#f0b429"],
          [86, 152, "#e4576b"],
          [98, 157, "#3fa7a0"],
          [110, 154, "#f0b429"],
          [121, 144, "#e4576b"],
        ].map(([x, y, fill]) => (
          <circle key={x} cx={x} cy={y} r="8" fill={fill as string} stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
        ))}
      </g>
    }
    arms={[
      [48, 164, 130],
      [152, 164, -130],
    ]}
    front={
      <g>
        <g transform="translate(20 128) rotate(-12)">
          <path d="M-14-22h30l-4 34q-11 6-22 0z" fill="#fff" opacity=".6" stroke="#8fa6b5" strokeWidth="2" />
          <path d="M-12-8h27l-3 20q-11 6-21 0z" fill="#f28b3c" />
          <path d="M6-22l14-16" {...line(3.4, "#e4576b")} />
          <circle cx="-12" cy="-22" r="8" fill="#f6d04d" stroke="#c28f16" strokeWidth="2" />
        </g>
        <g transform="translate(178 130) rotate(14)">
          <path d="M0 22V2" {...line(5, "#a8713d")} />
          <circle cy="-8" r="15" fill="#d5342f" />
          <path d="M-14-8q14-8 28 0M-10-18q10 4 20 0" {...line(2.4, "#fbe08a")} />
        </g>
      </g>
    }
  />
);

export const Viking = () => (
  <Alpaca
    wool={BROWN}
    eyes="stern"
    mouth="none"
    behind={<path d="M-4 214q14-12 26 0t26 0t26 0t26 0t26 0t26 0t26 0t30 0v50H-4z" fill="#4f86ad" opacity=".55" />}
    wear={<path d="M50 178q50-20 100 0l2 26q-52 18-104 0z" fill="#8d98a5" stroke="#5b6570" strokeWidth="2" />}
    scarf={<path d="M60 150q40 24 80 0q8 14-2 22q-38 18-76 0q-10-8-2-22z" fill="#6b4f3a" />}
    hat={
      <g>
        <path d="M66 66Q68 28 100 26Q132 28 134 66Q100 54 66 66Z" fill="#9aa3ad" />
        <path d="M64 64Q100 52 136 64L135 73Q100 60 65 73Z" fill="#c08a3e" />
        <path d="M95 26h10v32q-5-1-10 0z" fill="#c08a3e" />
        <path
          d="M70 52C40 52 34 30 40 8C50 28 62 34 76 38ZM130 52C160 52 166 30 160 8C150 28 138 34 124 38Z"
          fill="#f7eeda"
          stroke="#cdbd98"
          strokeWidth="2"
        />
        <path d="M78 104Q80 138 90 150L100 140L110 150Q120 138 122 104Q112 116 100 112Q88 116 78 104Z" fill="#d0711f" />
        <path d="M86 146v12M114 146v12" {...line(7, "#d0711f")} />
        <path d="M82 150h8M110 150h8" {...line(3.4, "#f6d04d")} />
        <path d="M92 117h16" {...line(3.4, "#fff")} />
      </g>
    }
    held={
      <g transform="translate(164 170) rotate(12)">
        <path d="M0-66V76" {...line(8, "#7a5230")} />
        <path d="M2-66C40-72 44-16 2-22Z" fill="#c9d1d9" stroke="#7f8b97" strokeWidth="2.4" />
        <path d="M-2-60C-24-62-24-28-2-30Z" fill="#c9d1d9" stroke="#7f8b97" strokeWidth="2.4" />
      </g>
    }
    arms={[[152, 186, -50]]}
    front={
      <g>
        <circle cx="46" cy="202" r="36" fill="#a8443a" stroke="#6b4f3a" strokeWidth="5" />
        <path d="M46 168a34 34 0 0 1 34 34h-34zM46 236a34 34 0 0 1-34-34h34z" fill="#f3e2b8" />
        <circle cx="46" cy="202" r="11" fill="#9aa3ad" stroke="#5b6570" strokeWidth="3" />
      </g>
    }
  />
);

export const TicketClerk = () => (
  <Alpaca
    wool={BROWN}
    wear={
      <g>
        <path d="M50 176q50-20 100 0l4 44q-54 18-108 0z" fill="#2f4f8f" stroke="#1d3261" strokeWidth="2.2" />
        <path d="M100 168v58" {...line(3, "#1d3261")} />
        <g fill="#f6c945">
          <circle cx="90" cy="184" r="4" />
          <circle cx="90" cy="200" r="4" />
          <circle cx="110" cy="184" r="4" />
          <circle cx="110" cy="200" r="4" />
        </g>
      </g>
    }
    scarf={<path d="M80 150l20 8l20-8v10l-20 10l-20-10z" fill="#fff" />}
    hat={
      <g>
        <path d="M68 58L64 28Q100 14 136 28L132 58Q100 46 68 58Z" fill="#2f4f8f" stroke="#1d3261" strokeWidth="2.2" />
        <path d="M66 48Q100 36 134 48L133 57Q100 46 67 57Z" fill="#d5342f" />
        <path d="M68 58Q100 46 132 58L144 68Q100 52 56 68Z" fill="#1d2a4d" />
        <path d="M100 20l4 8l8 1l-6 6l2 8l-8-4l-8 4l2-8l-6-6l8-1z" fill="#f6c945" />
      </g>
    }
    arms={[
      [52, 172, 126],
      [146, 186, -44],
    ]}
    front={
      <g>
        <g transform="translate(34 136) rotate(-14)">
          <path
            d="M-32-22h64v12a8 8 0 0 0 0 18v12h-64v-12a8 8 0 0 0 0-18z"
            fill="#fbe3a0"
            stroke="#b4740f"
            strokeWidth="2.6"
          />
          <path d="M14-22v42" {...line(2, "#b4740f")} strokeDasharray="4 4" />
          <path d="M-18-6l4 7l8 1l-6 5l2 8l-8-4l-8 4l2-8l-6-5l8-1z" fill="#d5342f" transform="translate(8 -2)" />
        </g>
        <g transform="translate(164 204) rotate(20)">
          <path d="M-10-20q24-6 30 14M-8 10q20 4 28-12" {...line(6, "#9aa3ad")} />
          <circle cx="22" cy="-4" r="7" fill="#5b6570" />
        </g>
      </g>
    }
  />
);

export const Twins = () => {
  const bobble = (wool: string, knit: string) => (
    <g>
      <path d="M66 62Q66 24 100 24Q134 24 134 62Z" fill={wool} />
      <path d="M72 46l9-8l9 8l10-8l9 8l10-8l9 8" {...line(3.4, knit)} />
      <path d="M62 56Q100 42 138 56L137 70Q100 57 63 70Z" fill={knit} />
      <circle cx="100" cy="20" r="11" fill={knit} />
    </g>
  );
  return (
    <g>
      <g transform="translate(-26 30) scale(.88)">
        <Alpaca wool={BROWN} tilt={6} hat={bobble("#2f8f83", "#fff2d2")} />
      </g>
      <g transform="translate(50 30) scale(.88)">
        <Alpaca wool={BROWN} tilt={-6} eyes="wink" hat={bobble("#2f8f83", "#fff2d2")} />
      </g>
      <path d="M28 150q30 16 52-2q20 12 40 0q22 18 52 2l2 16q-28 16-54 0q-20 10-40 0q-24 16-54 0z" fill="#e4672f" />
      <path d="M90 158h20l5 58h-30z" fill="#e4672f" />
      <path d="M89 186h23M88 198h25" {...line(4.6, "#fff2d2")} />
      <path d="M44 155v14M62 157v13M138 157v13M156 155v14" {...line(4.6, "#fff2d2")} />
      <path d="M88 217v8M96 217v8M104 217v8M112 217v8" {...line(2.6, "#b4461a")} />
    </g>
  );
};

export const Graduate = () => (
  <Alpaca
    wool={BROWN}
    eyes="happy"
    mouth="grin"
    behind={<path d="M28 50l8 4M172 46l-8 5M20 96l8-3M182 96l-9-2M48 24l3 8M152 22l-4 8" {...line(5, "#f6d04d")} />}
    wear={
      <g>
        <path d="M54 168q46-20 92 0l16 74q-62 24-124 0z" fill="#34405e" stroke="#222b42" strokeWidth="2.2" />
        <path d="M88 162l12 76M112 162l-12 76" {...line(7, "#e0b34a")} />
      </g>
    }
    hat={
      <g>
        <path d="M70 48h60v18q-30-12-60 0z" fill="#2a344f" />
        <path
          d="M100 12L156 38L100 60L44 38Z"
          fill="#34405e"
          stroke="#1f273c"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M100 37L142 46V66" {...line(3, "#f6c945")} />
        <path d="M137 64h10l3 20h-16z" fill="#f6c945" stroke="#b98712" strokeWidth="1.8" />
      </g>
    }
    arms={[
      [46, 168, 132],
      [146, 190, -30],
    ]}
    front={
      <g transform="translate(26 134) rotate(-28)">
        <rect x="-30" y="-10" width="60" height="20" rx="8" fill="#fff8e7" stroke="#c9b68f" strokeWidth="2.4" />
        <path d="M-4-11h9v22h-9z" fill="#d5342f" />
        <path d="M0 10l-7 16l8-3l6 6l1-18z" fill="#d5342f" />
        <circle cx="26" r="4" {...line(2, "#c9b68f")} />
      </g>
    }
  />
);
